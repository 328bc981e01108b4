// packages/kernel/src/agenda.ts
function e(e) {
	let t = e, n = {
		state: void 0,
		out: void 0,
		effect: "open"
	};
	function r() {
		let { agenda: e } = n.state;
		for (;;) {
			let r = e[e.length - 1];
			if (r === void 0) return;
			let i = t[r.t];
			if (i.step === void 0) return;
			i.step(n, r);
		}
	}
	return {
		begin(e, t) {
			n.state = e, n.out = t, n.effect = "open", r();
		},
		decision(e) {
			let n = e.agenda[e.agenda.length - 1];
			return n === void 0 ? null : t[n.t].ask(e, n);
		},
		legal(e, n) {
			let r = [], i = e.agenda[e.agenda.length - 1];
			return i !== void 0 && t[i.t].options(e, i, n, r), r;
		},
		apply(e, i, a, o) {
			n.state = e, n.out = o, n.effect = "open";
			let s = e.agenda[e.agenda.length - 1];
			return t[s.t].answer(n, s, i, a), r(), n.effect;
		}
	};
}
// packages/kernel/src/game.ts
var t = (e) => e.map((t) => ({
	...t,
	place: 1 + e.filter((e) => e.score > t.score || e.score === t.score && e.tieBreak > t.tieBreak).length
})), n = class extends Error {
	problems;
	constructor(e, t, n) {
		super(`${t}: ${n.join("; ")}`), this.name = e, this.problems = n;
	}
}, r = class extends n {
	constructor(e) {
		super("BadOptions", "these options cannot be played", e);
	}
};
// node_modules/@noble/ciphers/utils.js
function i(e) {
	return e instanceof Uint8Array || ArrayBuffer.isView(e) && e.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in e && e.BYTES_PER_ELEMENT === 1;
}
var a = (e) => e ? `"${e}" ` : "";
function o(e, t = "") {
	if (typeof e != "boolean") throw TypeError(a(t) + "expected boolean, got type=" + typeof e);
	return e;
}
function s(e, t = "") {
	if (typeof e != "number") throw TypeError(a(t) + "expected number, got " + typeof e);
	if (!Number.isSafeInteger(e) || e < 0) throw RangeError(a(t) + "expected integer >= 0, got " + e);
	return e;
}
function c(e, t, n = "") {
	if (i(e) && (t === void 0 || e.length === t)) return e;
	t !== void 0 && s(t, "length");
	let r = i(e), o = t === void 0 ? "" : ` of length ${t}`, c = r ? `length=${e.length}` : `type=${typeof e}`, l = a(n) + "expected Uint8Array" + o + ", got " + c;
	throw r ? RangeError(l) : TypeError(l);
}
var l = (e, t) => {
	if (typeof e != "object" || !e || Array.isArray(e)) throw TypeError(t === "object" ? "expected valid options object" : `"${t}" expected object, got type=${typeof e}`);
};
function u(e) {
	return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4));
}
function d(...e) {
	for (let t = 0; t < e.length; t++) e[t].fill(0);
}
var f = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68;
function p(e) {
	return e << 24 & 4278190080 | e << 8 & 16711680 | e >>> 8 & 65280 | e >>> 24 & 255;
}
function m(e) {
	for (let t = 0; t < e.length; t++) e[t] = p(e[t]);
	return e;
}
var h = f ? (e) => e : m;
function g(e, t) {
	return !e.byteLength || !t.byteLength ? !1 : e.buffer === t.buffer && e.byteOffset < t.byteOffset + t.byteLength && t.byteOffset < e.byteOffset + e.byteLength;
}
function ee(e, t) {
	if (g(e, t) && e.byteOffset < t.byteOffset) throw Error("complex overlap of input and output is not supported");
}
function te(e, t) {
	return l(e, "defaults"), l(t, "opts"), Object.assign(e, t);
}
function ne(e, t, n = !0) {
	if (t === void 0) return new Uint8Array(e);
	if (c(t, e, "output"), n && !re(t)) throw Error("invalid output, must be aligned");
	return t;
}
function re(e) {
	return e.byteOffset % 4 == 0;
}
function ie(e) {
	return Uint8Array.from(c(e));
}
// node_modules/@noble/ciphers/_arx.js
var _ = (e) => Uint8Array.from(e.split(""), (e) => e.charCodeAt(0)), v = /* @__PURE__ */ h(u(_("expand 16-byte k"))), y = /* @__PURE__ */ h(u(_("expand 32-byte k")));
function b(e, t) {
	return e << t | e >>> 32 - t;
}
var x = 64, S = 16, C = 2 ** 32 - 1, w = /* @__PURE__ */ Uint32Array.of();
function T(e, t, n, r, i, a, o, s) {
	let c = i.length, l = new Uint8Array(x), d = u(l), p = f && re(i) && re(a), m = p ? u(i) : w, g = p ? u(a) : w;
	if (f) for (let u = 0; u < c; o++) {
		if (e(t, n, r, d, o, s), o >= C) throw Error("arx: counter overflow");
		let f = Math.min(x, c - u);
		if (p && f === x) {
			let e = u / 4;
			if (u % 4 != 0) throw Error("arx: invalid block position");
			for (let t = 0, n; t < S; t++) n = e + t, g[n] = m[n] ^ d[t];
			u += x;
		} else {
			for (let e = 0, t; e < f; e++) t = u + e, a[t] = i[t] ^ l[e];
			u += f;
		}
	}
	else for (let u = 0; u < c; o++) {
		if (e(t, n, r, d, o, s), h(d), o >= C) throw Error("arx: counter overflow");
		let f = Math.min(x, c - u);
		for (let e = 0, t; e < f; e++) t = u + e, a[t] = i[t] ^ l[e];
		u += f;
	}
}
function E(e, t) {
	let { allowShortKeys: n, extendNonceFn: r, counterLength: i, counterRight: a, rounds: l } = te({
		allowShortKeys: !1,
		counterLength: 8,
		counterRight: !1,
		rounds: 20
	}, t);
	if (typeof e != "function") throw Error("core must be a function");
	return s(i), s(l), o(a), o(n), (t, o, p, m, g = 0) => {
		c(t, void 0, "key"), c(o, void 0, "nonce"), c(p, void 0, "data");
		let te = p.length, _ = m !== void 0;
		if (m = ne(te, m, !1), _ && ee(p, m), s(g), g < 0 || g >= C) throw Error("arx: counter overflow");
		let b = [], x = t.length, S, w;
		if (x === 32) b.push(S = ie(t)), w = y;
		else if (x === 16 && n) S = /* @__PURE__ */ new Uint8Array(32), S.set(t), S.set(t, 16), w = v, b.push(S);
		else throw c(t, 32, "arx key"), Error("invalid key size");
		f && re(o) || b.push(o = ie(o));
		let E = u(S);
		if (r) {
			if (o.length !== 24) throw Error("arx: extended nonce must be 24 bytes");
			let e = o.subarray(0, 16);
			if (f) r(w, E, u(e), E);
			else {
				let t = h(Uint32Array.from(w));
				r(t, E, u(e), E), d(t), h(E);
			}
			o = o.subarray(16);
		} else f || h(E);
		let D = 16 - i;
		if (D !== o.length) throw Error(`arx: nonce must be ${D} or 16 bytes`);
		if (D !== 12) {
			let e = /* @__PURE__ */ new Uint8Array(12);
			e.set(o, a ? 0 : 12 - o.length), o = e, b.push(o);
		}
		let O = h(u(o));
		try {
			return T(e, w, E, O, p, m, g, l), m;
		} finally {
			d(...b);
		}
	};
}
// node_modules/@noble/ciphers/chacha.js
function D(e, t, n, r, i, a = 20) {
	let o = e[0], s = e[1], c = e[2], l = e[3], u = t[0], d = t[1], f = t[2], p = t[3], m = t[4], h = t[5], g = t[6], ee = t[7], te = i, ne = n[0], re = n[1], ie = n[2], _ = o, v = s, y = c, x = l, S = u, C = d, w = f, T = p, E = m, D = h, O = g, k = ee, A = te, j = ne, M = re, N = ie;
	for (let e = 0; e < a; e += 2) _ = _ + S | 0, A = b(A ^ _, 16), E = E + A | 0, S = b(S ^ E, 12), _ = _ + S | 0, A = b(A ^ _, 8), E = E + A | 0, S = b(S ^ E, 7), v = v + C | 0, j = b(j ^ v, 16), D = D + j | 0, C = b(C ^ D, 12), v = v + C | 0, j = b(j ^ v, 8), D = D + j | 0, C = b(C ^ D, 7), y = y + w | 0, M = b(M ^ y, 16), O = O + M | 0, w = b(w ^ O, 12), y = y + w | 0, M = b(M ^ y, 8), O = O + M | 0, w = b(w ^ O, 7), x = x + T | 0, N = b(N ^ x, 16), k = k + N | 0, T = b(T ^ k, 12), x = x + T | 0, N = b(N ^ x, 8), k = k + N | 0, T = b(T ^ k, 7), _ = _ + C | 0, N = b(N ^ _, 16), O = O + N | 0, C = b(C ^ O, 12), _ = _ + C | 0, N = b(N ^ _, 8), O = O + N | 0, C = b(C ^ O, 7), v = v + w | 0, A = b(A ^ v, 16), k = k + A | 0, w = b(w ^ k, 12), v = v + w | 0, A = b(A ^ v, 8), k = k + A | 0, w = b(w ^ k, 7), y = y + T | 0, j = b(j ^ y, 16), E = E + j | 0, T = b(T ^ E, 12), y = y + T | 0, j = b(j ^ y, 8), E = E + j | 0, T = b(T ^ E, 7), x = x + S | 0, M = b(M ^ x, 16), D = D + M | 0, S = b(S ^ D, 12), x = x + S | 0, M = b(M ^ x, 8), D = D + M | 0, S = b(S ^ D, 7);
	let P = 0;
	r[P++] = o + _ | 0, r[P++] = s + v | 0, r[P++] = c + y | 0, r[P++] = l + x | 0, r[P++] = u + S | 0, r[P++] = d + C | 0, r[P++] = f + w | 0, r[P++] = p + T | 0, r[P++] = m + E | 0, r[P++] = h + D | 0, r[P++] = g + O | 0, r[P++] = ee + k | 0, r[P++] = te + A | 0, r[P++] = ne + j | 0, r[P++] = re + M | 0, r[P++] = ie + N | 0;
}
var O = /* @__PURE__ */ E(D, {
	counterRight: !1,
	counterLength: 4,
	allowShortKeys: !1
}), k = typeof Uint8Array.from([]).toHex == "function" && typeof Uint8Array.fromHex == "function";
function A(e) {
	return e >= 48 && e <= 57 ? e - 48 : e >= 65 && e <= 70 ? e - 55 : e >= 97 && e <= 102 ? e - 87 : void 0;
}
function j(e) {
	if (typeof e != "string") throw TypeError("hex string expected, got " + typeof e);
	if (k) try {
		return Uint8Array.fromHex(e);
	} catch (e) {
		throw e instanceof SyntaxError ? RangeError(e.message) : e;
	}
	let t = e.length, n = t / 2;
	if (t % 2) throw RangeError("hex string expected, got unpadded hex of length " + t);
	let r = new Uint8Array(n);
	for (let t = 0, i = 0; t < n; t++, i += 2) {
		let n = A(e.charCodeAt(i)), a = A(e.charCodeAt(i + 1));
		if (n === void 0 || a === void 0) {
			let t = e[i] + e[i + 1];
			throw RangeError("hex string expected, got non-hex character \"" + t + "\" at index " + i);
		}
		r[t] = n * 16 + a;
	}
	return r;
}
// packages/kernel/src/random.ts
var M = 2 ** 32, N = /^[0-9a-f]{64}$/i;
function P(e) {
	if (typeof e == "string") return {
		key: le(e),
		n: 0,
		a: 0,
		b: 0,
		c: 0,
		d: 0
	};
	if (!Number.isSafeInteger(e)) throw RangeError(`a seed is 64 hex digits or a whole number, not ${e}`);
	let t = {
		key: null,
		n: 0,
		a: 0,
		b: e | 0,
		c: Math.floor(e / M) | 0,
		d: 1
	};
	for (let e = 0; e < 12; e++) de(t);
	return t;
}
function ae(e) {
	return {
		key: e.key,
		n: e.n,
		a: e.a,
		b: e.b,
		c: e.c,
		d: e.d
	};
}
function oe(e, t) {
	if (!(t >= 1 && t <= M && Number.isInteger(t))) throw RangeError(`can only choose among 1 to 2^32 things, not ${t}`);
	if (t === 1) return 0;
	let n = M - M % t;
	for (;;) {
		let r = ue(e);
		if (r < n) return r % t;
	}
}
function se(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = oe(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function ce(e) {
	return oe(e, 6) + 1;
}
function le(e) {
	if (!N.test(e)) throw RangeError(`a live seed is 64 hex digits (256 bits), not ${JSON.stringify(e.slice(0, 80))}`);
	return e.toLowerCase();
}
function ue(e) {
	return e.key === null ? (e.n++, de(e)) : ge(e.key, e.n++);
}
function de(e) {
	let { b: t, c: n } = e, r = (e.a + t | 0) + e.d | 0;
	return e.d = e.d + 1 | 0, e.a = t ^ t >>> 9, e.b = n + (n << 3) | 0, e.c = (n << 21 | n >>> 11) + r | 0, r >>> 0;
}
var fe = 16, pe = /* @__PURE__ */ new Uint8Array(12), me = /* @__PURE__ */ new Uint8Array(64), he = {
	key: "",
	block: -1,
	bytes: new DataView(me.slice().buffer)
};
function ge(e, t) {
	let n = Math.floor(t / fe);
	if (he.key !== e || he.block !== n) {
		let t = O(j(e), pe, me, void 0, n);
		he.bytes = new DataView(t.buffer, t.byteOffset, t.byteLength), he.key = e, he.block = n;
	}
	return he.bytes.getUint32(t % fe * 4, !0);
}
// node_modules/zod/v4/core/util.js
function _e(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function ve(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var ye = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function be(e) {
	return new ye(e);
}
function xe(e) {
	return e == null;
}
function Se(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function Ce(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
var we = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function Te(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Ee(e) {
	if (Te(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return Te(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function De(e) {
	return Ee(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
var Oe = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function ke(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function Ae(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function F(e) {
	let t = e;
	if (!t) return {};
	if (typeof t == "string") return { error: () => t };
	if (t?.message !== void 0) {
		if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	return delete t.message, typeof t.error == "string" ? {
		...t,
		error: () => t.error
	} : t;
}
function je(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
function I(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function Me(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function Ne(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function Pe(e) {
	return typeof e == "string" ? e : e?.message;
}
function Fe(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function Ie(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function Le(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : Pe(e.inst?._zod.def?.error?.(e)) ?? Pe(a?.(e)) ?? Pe(t?.error?.(e)) ?? Pe(n.customError?.(e)) ?? Pe(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
var Re = /[\uD800-\uDBFF]/;
function ze(e) {
	let t = e.length;
	if (!Re.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function Be(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function Ve(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
function He(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : Ge(e, n, r.value);
	}
}
function Ue(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function We(e, t, n) {
	return Ue(e, t, n, !1);
}
function Ge(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : Ue(this, t, n.bind(this));
		},
		set(e) {
			Ue(this, t, e);
		}
	});
}
function Ke(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
var qe, Je = !1, Ye = {
	configurable: !0,
	get() {
		Je = !0;
	}
};
function Xe(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && qe !== e._zod ? qe = void 0 : (qe = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, Ye);
			let e = Je;
			Je = !1;
			try {
				let r = n(this);
				return Je ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), Je ||= e, r;
			} catch (n) {
				throw delete this[t], Je ||= e, n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				value: e
			});
		}
	}));
}
function Ze(e, t, n, r) {
	let i = Ke(e, t);
	i && Object.defineProperty(i, t, {
		configurable: !0,
		get() {
			let e = {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: void 0
			};
			return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: e
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var Qe, $e = {
	value: void 0,
	enumerable: !1
}, et = "captureStackTrace" in Error ? Error : null;
function tt(e) {
	let t = et;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return et = null, new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
/* @__NO_SIDE_EFFECTS__ */
function L(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = /* @__PURE__ */ new Set();
	}
	a.prototype = i;
	let o = n, s = o && /* @__PURE__ */ new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			$e.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", $e);
			} finally {
				$e.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), He(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? tt(u) : this;
		c(t, e);
		let n = t._zod.deferred;
		if (n) {
			for (let e of n) e();
			t._zod.deferred = void 0;
		}
		let i = globalThis.__zod_globalConfig?.postProcessor;
		return i && i(t), t;
	}
	return Object.defineProperty(d, "init", { value: c }), Object.defineProperty(d, Symbol.hasInstance, { value: (t) => r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e) }), Object.defineProperty(d, "name", { value: e }), d;
}
var nt = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
};
(Qe = globalThis).__zod_globalConfig ?? (Qe.__zod_globalConfig = {});
var rt = globalThis.__zod_globalConfig;
function it(e) {
	return e && Object.assign(rt, e), rt;
}
// node_modules/zod/v4/core/errors.js
function at() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, ve, 2), e.message;
}
function ot(e) {
	this._zod.message = e;
}
var st = {
	get: at,
	set: ot,
	enumerable: !0,
	configurable: !0
}, ct = {
	value: void 0,
	enumerable: !1
}, lt = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), ut = /* @__PURE__ */ L("$ZodError", (e, t) => {
	e.name = "$ZodError", ct.value = t, Object.defineProperty(e, "issues", ct), ct.value = void 0, Object.defineProperty(e, "message", st);
	let n = Object.getPrototypeOf(e);
	lt.has(n) || (lt.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = () => this.message;
			return Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
}, void 0, { Parent: Error }), dt = /* @__PURE__*/ ((e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new nt();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => Le(e, o, it())));
			throw we(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
})(ut), ft = /* @__PURE__*/ ((e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => Le(e, o, it())));
			throw we(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
})(ut), pt = /* @__PURE__*/ ((e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new nt();
	return a.issues.length ? mt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
})(ut);
function mt(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => Le(e, n, it()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
var ht = /* @__PURE__*/ ((e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? mt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
})(ut), gt = /*@__PURE__*/ L("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), _t = (e) => {
	let t = e.value;
	return !xe(t) && t.length !== void 0;
}, vt = /*@__PURE__*/ L("$ZodCheckLengthEquals", (e, t) => {
	var n;
	gt.init(e, t), (n = e._zod.def).when ?? (n.when = _t), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? ze(r) : i;
		if (a === t.length) return;
		let o = Be(r), s = a > t.length;
		n.issues.push({
			origin: o,
			...s ? {
				code: "too_big",
				maximum: t.length
			} : {
				code: "too_small",
				minimum: t.length
			},
			inclusive: !0,
			exact: !0,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), yt = {
	major: 4,
	minor: 6,
	patch: 7
}, R = /*@__PURE__*/ L("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = yt;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = I(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (Me(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new nt();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (Ie(t.issues, n, e), i ||= I(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					Ie(t.issues, n, e), i ||= I(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (I(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new nt();
				return o.then((t) => e._zod.parse(t, a));
			}
			return e._zod.parse(o, a);
		};
		e._zod.run = (r, a) => {
			if (a.skipChecks) return e._zod.parse(r, a);
			if (a.direction === "backward") {
				let t = e._zod.parse({
					value: r.value,
					issues: []
				}, {
					...a,
					skipChecks: !0
				});
				return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a);
			}
			let o = e._zod.parse(r, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new nt();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return We(this, "~standard", St(this));
	},
	set "~standard"(e) {
		Ue(this, "~standard", e);
	}
}), bt = (e, t) => e.issues.length ? { issues: e.issues.map((e) => Le(e, t, it())) } : { value: e.value };
async function xt(e, t) {
	let n = { async: !0 };
	return bt(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function St(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return bt(r, n);
			} catch {}
			return xt(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
var Ct = /*@__PURE__*/ L("$ZodNever", (e, t) => {
	R.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function wt(e, t) {
	let n = Fe(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of Fe(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, Ie(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
var Tt = (e) => Array.isArray(e) ? e.length : -1;
function Et(e, t, n) {
	e.issues.length && t.issues.push(...Ne(n, e.issues)), t.value[n] = e.value;
}
var Dt = /*@__PURE__*/ L("$ZodArray", (e, t) => {
	R.init(e, t);
	let n = rt.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Array.isArray(a)) return r.issues.push({
			expected: "array",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		let o = [], s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let n = a[e], c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) o.push(c.then((t) => Et(t, r, e)));
			else if (Et(c, r, e), s && c.issues.length !== 0 && I(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, wt(e, Tt);
});
function Ot(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...Ne(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
var kt = [];
function At(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : kt, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = je(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function jt(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (I(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === "__proto__") {
			u === "never" && s.push(i);
			continue;
		}
		if (u === "never") {
			s.push(i);
			continue;
		}
		let a = l.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => Ot(e, n, i, t, d, f))) : Ot(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
var Mt = /*@__PURE__*/ L("$ZodObject", (e, t) => {
	R.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = be(() => At(t));
	Xe(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || Ce(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = Te, o = t.catchall, s, c = rt.memoizer;
	c?.attach(e), e._zod.parse = (t, n) => {
		s ??= i.value;
		let r = t.value;
		if (!a(r)) return t.issues.push({
			expected: "object",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
		t.value = c ? c.alloc(e, t, {}, n) : {};
		let l = [], u = s.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of s.allKeys) {
			if (d && t.issues.length !== f) {
				if (I(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => Ot(n, t, e, r, a, o))) : Ot(s, t, e, r, a, o);
		}
		return o ? jt(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), Nt = /*@__PURE__*/ L("$ZodTuple", (e, t) => {
	R.init(e, t);
	let n = t.items, r = rt.memoizer;
	r?.attach(e), e._zod.parse = (i, a) => {
		let o = i.value;
		if (!Array.isArray(o)) return i.issues.push({
			input: o,
			inst: e,
			expected: "tuple",
			code: "invalid_type"
		}), i;
		i.value = r ? r.alloc(e, i, [], a) : [];
		let s = [], c = Pt(n, "optin"), l = Pt(n, "optout");
		if (!t.rest) {
			if (o.length < c) return i.issues.push({
				code: "too_small",
				minimum: c,
				inclusive: !0,
				input: o,
				inst: e,
				origin: "array"
			}), i;
			o.length > n.length && i.issues.push({
				code: "too_big",
				maximum: n.length,
				inclusive: !0,
				input: o,
				inst: e,
				origin: "array"
			});
		}
		let u = Array(n.length), d = t.rest ? a?.abortEarly : void 0, f = !1;
		for (let e = 0; e < n.length; e++) {
			let t = n[e]._zod.run({
				value: o[e],
				issues: []
			}, a);
			t instanceof Promise ? s.push(t.then((t) => {
				u[e] = t;
			})) : (u[e] = t, d && !f && t.issues.length && (f = I(t)));
		}
		if (t.rest && !f) {
			let e = n.length - 1, r = o.slice(n.length), c = i.issues.length;
			for (let n of r) {
				if (d && i.issues.length !== c) {
					if (I(i, c)) break;
					c = i.issues.length;
				}
				e++;
				let r = t.rest._zod.run({
					value: n,
					issues: []
				}, a);
				r instanceof Promise ? s.push(r.then((t) => Ft(t, i, e))) : Ft(r, i, e);
			}
		}
		return s.length ? Promise.all(s).then(() => It(u, i, n, o, l)) : It(u, i, n, o, l);
	};
});
function Pt(e, t) {
	for (let n = e.length - 1; n >= 0; n--) if (!(t === "optin" ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === "optional")) return n + 1;
	return 0;
}
function Ft(e, t, n) {
	e.issues.length && t.issues.push(...Ne(n, e.issues)), t.value[n] = e.value;
}
function It(e, t, n, r, i) {
	for (let a = 0; a < n.length; a++) {
		let o = e[a], s = a < r.length;
		if (!s && a >= i && n[a]._zod.optin === "optional") {
			t.value.length = a;
			break;
		}
		if (o.issues.length) {
			if (!s && a >= i) {
				t.value.length = a;
				break;
			}
			t.issues.push(...Ne(a, o.issues));
		}
		t.value[a] = o.value;
	}
	for (let e = t.value.length - 1; e >= r.length && n[e]._zod.optout === "optional" && t.value[e] === void 0; e--) t.value.length = e;
	return t;
}
var Lt = /*@__PURE__*/ L("$ZodEnum", (e, t) => {
	R.init(e, t);
	let n = _e(t.entries), r = new Set(n);
	e._zod.values = r, Xe(e, "pattern", (e) => {
		let t = _e(e.def.entries).filter((e) => Oe.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => ke(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), Rt = /*@__PURE__*/ L("$ZodNullable", (e, t) => {
	R.init(e, t), Xe(e, "optin", (e) => e.def.innerType._zod.optin), Xe(e, "optout", (e) => e.def.innerType._zod.optout), Xe(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${Se(t.source)}|null)$`) : void 0;
	}), Xe(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), zt = /*@__PURE__*/ L("$ZodDefault", (e, t) => {
	R.init(e, t), e._zod.optin = "defaulted", Xe(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Bt(e, t)) : Bt(r, t);
	};
});
function Bt(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
var Vt = /*@__PURE__*/ L("$ZodCustom", (e, t) => {
	gt.init(e, t), R.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => Ht(t, n, r, e));
		Ht(i, n, r, e);
	};
});
function Ht(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Ve(e));
	}
}
// node_modules/zod/v4/core/registries.js
var Ut, Wt = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == "object" && "id" in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == "object" && "id" in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function Gt() {
	return new Wt();
}
(Ut = globalThis).__zod_globalRegistry ?? (Ut.__zod_globalRegistry = Gt());
var Kt = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
// @__NO_SIDE_EFFECTS__
function qt(e, t) {
	return new e({
		type: "never",
		...F(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Jt(e, t) {
	return new vt({
		check: "length_equals",
		...F(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function Yt(e, t, n) {
	let r = F(n);
	return r.abort ??= !0, new e({
		type: "custom",
		check: "custom",
		fn: t,
		...r
	});
}
// @__NO_SIDE_EFFECTS__
function Xt(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...F(n)
	});
}
// @__NO_SIDE_EFFECTS__
function Zt(e) {
	let t = new gt({ check: "meta" });
	return t._zod.onattach = [(t) => {
		let n = Kt.get(t) ?? {};
		Kt.add(t, {
			...n,
			...e
		});
	}], t._zod.check = () => {}, t;
}
// node_modules/zod/v4/mini/schemas.js
var z = /*@__PURE__*/ L("ZodMiniType", (e, t) => {
	if (!e._zod) throw Error("Uninitialized schema in ZodMiniType.");
	R.init(e, t), e.def = t, e.type = t.type;
}, {
	get with() {
		return this.check;
	},
	set with(e) {
		Ue(this, "with", e);
	},
	parse(e, t) {
		return dt(this, e, t, { callee: this.parse });
	},
	parseAsync(e, t) {
		return ft(this, e, t, { callee: this.parseAsync });
	},
	safeParse(e, t) {
		return pt(this, e, t);
	},
	safeParseAsync(e, t) {
		return ht(this, e, t);
	},
	check(...e) {
		let t = this.def;
		return this.clone({
			...t,
			checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
				check: e,
				def: { check: "custom" },
				onattach: []
			} } : e)]
		}, { parent: !0 });
	},
	clone(e, t) {
		return Ae(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	}
}), Qt = /*@__PURE__*/ L("ZodMiniNever", (e, t) => {
	Ct.init(e, t), z.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function $t(e) {
	return /* @__PURE__ */ qt(Qt, e);
}
var en = /*@__PURE__*/ L("ZodMiniArray", (e, t) => {
	Dt.init(e, t), z.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function tn(e, t) {
	return new en({
		type: "array",
		element: e,
		...F(t)
	});
}
var nn = /*@__PURE__*/ L("ZodMiniObject", (e, t) => {
	Mt.init(e, t), z.init(e, t), Ze(e, "shape", (e) => e._zod.def.shape, !1);
});
// @__NO_SIDE_EFFECTS__
function rn(e, t) {
	return new nn({
		type: "object",
		shape: e,
		catchall: /* @__PURE__ */ $t(),
		...F(t)
	});
}
var an = /*@__PURE__*/ L("ZodMiniTuple", (e, t) => {
	Nt.init(e, t), z.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function on(e, t, n) {
	let r = t instanceof R;
	return new an({
		type: "tuple",
		items: e,
		rest: r ? t : null,
		...F(r ? n : t)
	});
}
var sn = /*@__PURE__*/ L("ZodMiniEnum", (e, t) => {
	Lt.init(e, t), z.init(e, t), e.options = [...e._zod.values];
});
// @__NO_SIDE_EFFECTS__
function cn(e, t) {
	return new sn({
		type: "enum",
		entries: Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e,
		...F(t)
	});
}
var ln = /*@__PURE__*/ L("ZodMiniNullable", (e, t) => {
	Rt.init(e, t), z.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function un(e) {
	return new ln({
		type: "nullable",
		innerType: e
	});
}
var dn = /*@__PURE__*/ L("ZodMiniDefault", (e, t) => {
	zt.init(e, t), z.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function fn(e, t) {
	return new dn({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : De(t);
		}
	});
}
var pn = /*@__PURE__*/ L("ZodMiniCustom", (e, t) => {
	Vt.init(e, t), z.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function mn(e, t) {
	return /* @__PURE__ */ Yt(pn, e ?? (() => !0), t);
}
// @__NO_SIDE_EFFECTS__
function hn(e, t = {}) {
	return /* @__PURE__ */ Xt(pn, e, t);
}
var gn = Zt;
// packages/kernel/src/schema.ts
it({ jitless: !0 });
function _n(e, t) {
	return (/* @__PURE__ */ mn((n) => Number.isInteger(n) && n >= e && n <= t, `expected a whole number from ${e} to ${t}`)).check(gn({
		type: "integer",
		minimum: e,
		maximum: t
	}));
}
function vn(e, t, n) {
	let r = e.safeParse(t);
	if (!r.success) throw new n(yn(r.error, t));
	return r.data;
}
function yn(e, t) {
	return e.issues.map((e) => {
		let n = e.path.map(String).join("."), r = t === void 0 || e.code === "unrecognized_keys" ? "" : `, got ${wn(Sn(t, e.path))}`;
		return `${n === "" ? "" : `${n}: `}${bn(e)}${r}`;
	});
}
function bn(e) {
	switch (e.code) {
		case "invalid_type": return `expected ${e.expected === "int" ? "a whole number" : e.expected}`;
		case "invalid_value": return `expected ${e.values.map(wn).join(" or ")}`;
		case "too_small": return `expected ${e.inclusive === !1 ? "more than" : "at least"} ${e.minimum}${xn(e.origin)}`;
		case "too_big": return `expected ${e.inclusive === !1 ? "less than" : "at most"} ${e.maximum}${xn(e.origin)}`;
		case "unrecognized_keys": return `unknown ${e.keys.map(wn).join(", ")}`;
		default: return e.message;
	}
}
function xn(e) {
	return e === "string" ? " characters" : e === "array" || e === "set" || e === "map" ? " entries" : "";
}
function Sn(e, t) {
	let n = e;
	for (let e of t) {
		if (typeof n != "object" || !n || !Object.hasOwn(n, e)) return;
		n = n[e];
	}
	return n;
}
var Cn = 40;
function wn(e) {
	if (e === void 0) return "nothing";
	if (Array.isArray(e)) return `a list of ${e.length}`;
	if (typeof e == "object" && e) return "an object";
	let t = typeof e == "string" ? JSON.stringify(e.slice(0, 41)) : String(e);
	return t.length > Cn ? `${t.slice(0, Cn)}…` : t;
}
// packages/bruges/src/events.ts
function Tn(e, t) {
	switch (e.t) {
		case "look": return t.includes(e.seat) ? e : {
			...e,
			cards: e.cards.map(() => null)
		};
		case "house": return t.includes(e.seat) ? e : {
			...e,
			card: null
		};
		case "play": return e.as !== "house" || t.includes(e.seat) ? e : {
			...e,
			card: null
		};
		default: return e;
	}
}
// packages/bruges/src/colours.ts
var B = [
	"blue",
	"brown",
	"red",
	"purple",
	"yellow"
], V = (e) => ({
	blue: e("blue"),
	brown: e("brown"),
	red: e("red"),
	purple: e("purple"),
	yellow: e("yellow")
}), En = () => ({
	blue: 0,
	brown: 0,
	red: 0,
	purple: 0,
	yellow: 0
}), Dn = (e) => ({
	blue: e.blue,
	brown: e.brown,
	red: e.red,
	purple: e.purple,
	yellow: e.yellow
}), H = (e) => e.blue + e.brown + e.red + e.purple + e.yellow, On = 5, kn = (/* @__PURE__ */ tn(/* @__PURE__ */ cn(B))).check(/* @__PURE__ */ Jt(On), /* @__PURE__ */ hn((e) => new Set(e).size === On, "a section has every colour once")), An = /* @__PURE__ */ rn({
	canals: (/* @__PURE__ */ tn(/* @__PURE__ */ on([kn, kn]))).check(/* @__PURE__ */ Jt(4)),
	canalCosts: (/* @__PURE__ */ tn(_n(0, 20))).check(/* @__PURE__ */ Jt(On)),
	reputation: (/* @__PURE__ */ tn(_n(0, 30))).check(/* @__PURE__ */ Jt(8))
}), jn = {
	canals: [
		[[
			"blue",
			"yellow",
			"red",
			"purple",
			"brown"
		], [
			"red",
			"brown",
			"yellow",
			"blue",
			"purple"
		]],
		[[
			"yellow",
			"purple",
			"brown",
			"red",
			"blue"
		], [
			"brown",
			"blue",
			"purple",
			"yellow",
			"red"
		]],
		[[
			"purple",
			"red",
			"blue",
			"brown",
			"yellow"
		], [
			"blue",
			"purple",
			"brown",
			"yellow",
			"red"
		]],
		[[
			"red",
			"brown",
			"purple",
			"yellow",
			"blue"
		], [
			"yellow",
			"blue",
			"red",
			"brown",
			"purple"
		]]
	],
	canalCosts: [
		1,
		2,
		3,
		4,
		5
	],
	reputation: [
		1,
		2,
		3,
		4,
		5,
		7,
		9,
		12
	]
}, Mn = /* @__PURE__ */ rn({ sheet: /* @__PURE__ */ fn(/* @__PURE__ */ un(An), null) });
function Nn(e, t) {
	let n = vn(Mn, e ?? {}, r);
	if (!Number.isInteger(t) || t < 2 || t > 4) throw new r([`Bruges is for 2 to 4 players, not ${t}`]);
	return n;
}
var Pn = (e) => e.sheet ?? jn, Fn = {
	kind: "canal-discount",
	bearers: [{
		id: "shipwright",
		card: 27,
		name: {
			en: "Shipwright",
			de: "Schiffbauer",
			fr: "Constructeur naval"
		},
		colour: "blue",
		group: "craftsman",
		price: 3,
		icon: "infinity",
		mode: "improve",
		effect: { guilders: 2 },
		text: {
			en: "Whenever you build a canal token, pay 2 guilders less.",
			de: "Immer wenn du ein Kanalplättchen baust, zahle 2 Gulden weniger.",
			fr: "Chaque fois que vous construisez un jeton canal, payez 2 florins de moins."
		},
		estimate: 3.2,
		provenance: "ours"
	}]
}, In = [
	"reputation",
	"people",
	"canals"
];
function Ln(e) {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) {
		let { card: r, person: i, used: a, maybe: o, sure: s } = e[n];
		t[n] = {
			card: r,
			person: i,
			used: a,
			maybe: o,
			sure: s
		};
	}
	return t;
}
var Rn = [], zn = (e) => ({
	points: e.points,
	guilders: e.guilders,
	reputation: e.reputation,
	workers: Dn(e.workers),
	threats: Dn(e.threats),
	canals: [e.canals[0], e.canals[1]],
	completed: [e.completed[0], e.completed[1]],
	statues: e.statues.slice(),
	majorities: {
		reputation: e.majorities.reputation,
		people: e.majorities.people,
		canals: e.majorities.canals
	},
	hand: e.hand.slice(),
	fresh: e.fresh.slice(),
	shown: e.shown.slice(),
	houses: Ln(e.houses)
});
function Bn(e) {
	let t = Array(e.players.length);
	for (let n = 0; n < t.length; n++) t[n] = zn(e.players[n]);
	let n = Array(e.agenda.length);
	for (let t = 0; t < n.length; t++) n[t] = { ...e.agenda[t] };
	return {
		options: e.options,
		seats: e.seats,
		round: e.round,
		lastRound: e.lastRound,
		stage: e.stage,
		start: e.start,
		dice: Dn(e.dice),
		statues: e.statues,
		piles: [e.piles[0].slice(), e.piles[1].slice()],
		extra: e.extra.slice(),
		discard: e.discard.slice(),
		players: t,
		ledger: e.ledger.slice(),
		random: ae(e.random),
		agenda: n
	};
}
// packages/bruges/src/persons/deck.ts
var U = [], Vn = U, Hn = [];
function Un(e) {
	if (U.length > 0) return U;
	for (let t of e) {
		let { kind: e } = t;
		for (let n of t.bearers) U.push({
			...n,
			kind: e,
			ability: t,
			source: `person.${n.id}`
		});
	}
	U.sort((e, t) => e.card - t.card);
	let t = U.toSorted((e, t) => B.indexOf(e.colour) - B.indexOf(t.colour) || e.card - t.card);
	for (let { card: e } of U) Hn.push(t.findIndex((t) => t.card === e));
	return U;
}
var W = (e) => U[e].colour, Wn = (e, t) => Hn[e] - Hn[t], Gn = (e) => U[e].icon === "arrow";
function G({ houses: e }, t, n) {
	for (let r = 0; r < e.length; r++) {
		let { person: i } = e[r];
		if (i === -1) continue;
		let a = Vn[i];
		a.ability === t && n(a.effect, a);
	}
}
function Kn({ houses: e }, t) {
	for (let n = 0; n < e.length; n++) {
		let { person: r } = e[n];
		if (r !== -1 && Vn[r].ability === t) return !0;
	}
	return !1;
}
function qn({ houses: e }, t, n) {
	let r = 0;
	for (let i = 0; i < e.length; i++) {
		let { person: a } = e[i];
		if (a === -1) continue;
		let o = Vn[a];
		o.ability === t && (r += n(o.effect));
	}
	return r;
}
// packages/bruges/src/facts/canals.ts
var Jn = [0, 1], Yn = ({ canals: e }) => e[0] + e[1], Xn = ({ options: e }, t, n, r) => Pn(e).canals[t][n][r - 1] ?? null, Zn = (e, t, n) => Xn(e, t, n, e.players[t].canals[n] + 1), Qn = (e) => e + 1;
function $n(e, t, n, r = 1) {
	let i = e.players[t], a = Pn(e.options).canalCosts[i.canals[n]];
	return Math.max(0, a * r - qn(i, Fn, ({ guilders: e }) => e));
}
// packages/bruges/src/facts/reputation.ts
var er = (e, t) => t === 0 ? 0 : Pn(e).reputation[t - 1], tr = {
	kind: "spared",
	bearers: [
		{
			id: "fire-warden",
			card: 76,
			name: {
				en: "Fire Warden",
				de: "Feuerwart",
				fr: "Garde du feu"
			},
			colour: "red",
			group: "protector",
			price: 3,
			icon: "infinity",
			mode: "react",
			effect: {
				colour: "red",
				points: 3
			},
			text: {
				en: "You are spared from fire: your third red threat marker does no damage; return the three and get 3 points.",
				de: "Du bleibst vom Feuer verschont: Dein dritter roter Bedrohungsmarker richtet keinen Schaden an. Lege die drei zurück; du erhältst 3 Punkte.",
				fr: "L’incendie vous épargne\xA0: votre troisième marqueur menace rouge ne cause aucun dégât. Remettez les trois et gagnez 3 points."
			},
			estimate: 3.8,
			provenance: "ours"
		},
		{
			id: "dyke-reeve",
			card: 13,
			name: {
				en: "Dyke Reeve",
				de: "Deichgraf",
				fr: "Comte des digues"
			},
			colour: "blue",
			group: "protector",
			price: 3,
			icon: "infinity",
			mode: "react",
			effect: {
				colour: "blue",
				points: 3
			},
			text: {
				en: "You are spared from floods: your third blue threat marker does no damage; return the three and get 3 points.",
				de: "Du bleibst von der Flut verschont: Dein dritter blauer Bedrohungsmarker richtet keinen Schaden an. Lege die drei zurück; du erhältst 3 Punkte.",
				fr: "L’inondation vous épargne\xA0: votre troisième marqueur menace bleu ne cause aucun dégât. Remettez les trois et gagnez 3 points."
			},
			estimate: 3.4,
			provenance: "ours"
		},
		{
			id: "plague-nurse",
			card: 52,
			name: {
				en: "Plague Nurse",
				de: "Pestpflegerin",
				fr: "Soigneuse des pestiférés"
			},
			colour: "brown",
			group: "protector",
			price: 3,
			icon: "infinity",
			mode: "react",
			effect: {
				colour: "brown",
				points: 3
			},
			text: {
				en: "You are spared from the plague: your third brown threat marker does no damage; return the three and get 3 points.",
				de: "Du bleibst von der Pest verschont: Dein dritter brauner Bedrohungsmarker richtet keinen Schaden an. Lege die drei zurück; du erhältst 3 Punkte.",
				fr: "La peste vous épargne\xA0: votre troisième marqueur menace brun ne cause aucun dégât. Remettez les trois et gagnez 3 points."
			},
			estimate: 4.4,
			provenance: "ours"
		},
		{
			id: "wall-guard",
			card: 164,
			name: {
				en: "Wall Guard",
				de: "Mauerwächter",
				fr: "Garde des remparts"
			},
			colour: "yellow",
			group: "protector",
			price: 3,
			icon: "infinity",
			mode: "react",
			effect: {
				colour: "yellow",
				points: 3
			},
			text: {
				en: "You are spared from raids: your third yellow threat marker does no damage; return the three and get 3 points.",
				de: "Du bleibst vom Überfall verschont: Dein dritter gelber Bedrohungsmarker richtet keinen Schaden an. Lege die drei zurück; du erhältst 3 Punkte.",
				fr: "Le pillage vous épargne\xA0: votre troisième marqueur menace jaune ne cause aucun dégât. Remettez les trois et gagnez 3 points."
			},
			estimate: 3.4,
			provenance: "ours"
		},
		{
			id: "bodyguard",
			card: 104,
			name: {
				en: "Bodyguard",
				de: "Leibwächterin",
				fr: "Garde du corps"
			},
			colour: "purple",
			group: "protector",
			price: 3,
			icon: "infinity",
			mode: "react",
			effect: {
				colour: "purple",
				points: 3
			},
			text: {
				en: "You are spared from intrigue: your third purple threat marker does no damage; return the three and get 3 points.",
				de: "Du bleibst von der Intrige verschont: Dein dritter violetter Bedrohungsmarker richtet keinen Schaden an. Lege die drei zurück; du erhältst 3 Punkte.",
				fr: "L’intrigue vous épargne\xA0: votre troisième marqueur menace violet ne cause aucun dégât. Remettez les trois et gagnez 3 points."
			},
			estimate: 3.6,
			provenance: "ours"
		}
	]
}, nr = ({ players: e }, t) => B.filter((n) => e[t].threats[n] >= 3);
function rr(e, t) {
	let n = !1;
	return G(e, tr, (e) => {
		e.colour === t && (n = !0);
	}), n;
}
// packages/bruges/src/actions.ts
var ir = (e) => Object.freeze(e);
function ar(e) {
	let t = [];
	return (n) => {
		for (; t.length <= n;) t.push(e(t.length));
		return t[n];
	};
}
var K = (e) => ar((t) => ir(e(t))), or = (e) => V((t) => ir(e(t))), q = ir({ do: "decline" }), sr = ir({ do: "advance" }), cr = ir({ do: "endTurn" }), lr = ir({ do: "pay" }), ur = K((e) => ({
	do: "draw",
	pile: e
})), dr = or((e) => ({
	do: "strike",
	colour: e
})), fr = K((e) => ({
	do: "burn",
	house: e
})), pr = K((e) => ({
	do: "breach",
	section: e
})), mr = K((e) => ({
	do: "bury",
	person: e
})), hr = K((e) => ({
	do: "play",
	card: e,
	as: "workers"
})), gr = K((e) => ({
	do: "play",
	card: e,
	as: "threat"
})), _r = V((e) => K((t) => ({
	do: "play",
	card: t,
	as: "guilders",
	die: e
}))), vr = V((e) => K((t) => ({
	do: "play",
	card: t,
	as: "house",
	worker: e
}))), yr = ar((e) => K((t) => ({
	do: "play",
	card: t,
	as: "canal",
	section: e
}))), br = ar((e) => K((t) => ({
	do: "play",
	card: t,
	as: "person",
	house: e
}))), xr = K((e) => ({
	do: "activate",
	person: e
})), Sr = or((e) => ({
	do: "worker",
	colour: e
})), Cr = V((e) => or((t) => ({
	do: "swap",
	give: e,
	take: t
}))), wr = or((e) => ({
	do: "give",
	colour: e
})), Tr = K((e) => ({
	do: "discard",
	card: e
})), Er = K((e) => ({
	do: "recover",
	card: e
})), Dr = or((e) => ({
	do: "marker",
	colour: e
})), Or = K((e) => ({
	do: "lay",
	card: e
})), kr = ar((e) => K((t) => ({
	do: "recruit",
	card: t,
	house: e
}))), Ar = K((e) => ({
	do: "dig",
	section: e
})), jr = V((e) => K((t) => ({
	do: "turnDie",
	die: e,
	value: t
}))), Mr = or((e) => ({
	do: "reroll",
	die: e
})), Nr = K((e) => ({
	do: "takeBack",
	person: e
})), Pr = K((e) => ({
	do: "repeat",
	person: e
})), Fr = K((e) => ({
	do: "borrow",
	person: e
})), Ir = K((e) => ({
	do: "demolish",
	house: e
})), Lr = K((e) => ({
	do: "rob",
	from: e
})), Rr = V((e) => K((t) => ({
	do: "pass",
	colour: e,
	to: t
}))), zr = {
	kind: "canal-bonus",
	bearers: [{
		id: "smuggler",
		card: 126,
		name: {
			en: "Smuggler",
			de: "Schmugglerin",
			fr: "Contrebandière"
		},
		colour: "purple",
		group: "underworld",
		price: 6,
		icon: "infinity",
		mode: "improve",
		effect: { guilders: 2 },
		text: {
			en: "Whenever you have built a canal token, take 2 guilders.",
			de: "Immer wenn du ein Kanalplättchen gebaut hast, nimm 2 Gulden.",
			fr: "Chaque fois que vous avez construit un jeton canal, prenez 2 florins."
		},
		estimate: 3.6,
		provenance: "ours"
	}]
}, Br = {
	kind: "on-others-canal",
	bearers: [{
		id: "toll-keeper",
		card: 31,
		name: {
			en: "Toll Keeper",
			de: "Zöllnerin",
			fr: "Péagère"
		},
		colour: "blue",
		group: "bureaucrat",
		price: 3,
		icon: "infinity",
		mode: "react",
		effect: { guilders: 1 },
		text: {
			en: "Whenever another player builds a canal token, take 1 guilder.",
			de: "Immer wenn jemand anders ein Kanalplättchen baut, nimm 1 Gulden.",
			fr: "Chaque fois qu’un autre joueur construit un jeton canal, prenez 1 florin."
		},
		estimate: 2.7,
		provenance: "ours"
	}]
};
// packages/bruges/src/play.ts
function J(e, t, n, r, i = null) {
	n !== 0 && (e.state.players[t].guilders += n, e.out?.push({
		t: "gain",
		seat: t,
		what: "guilders",
		n,
		source: r,
		from: i
	}));
}
function Vr(e, t, n, r, i = null) {
	n !== 0 && (e.state.players[t].guilders -= n, e.out?.push({
		t: "lose",
		seat: t,
		what: "guilders",
		n,
		source: r,
		to: i
	}));
}
function Hr(e, t, n, r, i) {
	let a = Math.min(r, e.state.players[t].guilders);
	return Vr(e, t, a, i, n), J(e, n, a, i, t), a;
}
function Y(e, t, n, r) {
	if (n === 0) return;
	let { state: i } = e;
	i.players[t].points += n, i.ledger.push({
		round: i.round,
		seat: t,
		item: r,
		points: n
	}), e.out?.push({
		t: "gain",
		seat: t,
		what: "points",
		n,
		source: r,
		from: null
	});
}
function Ur(e, t, n, r) {
	let { state: i } = e, a = Math.min(n, i.players[t].points);
	a !== 0 && (i.players[t].points -= a, i.ledger.push({
		round: i.round,
		seat: t,
		item: r,
		points: -a
	}), e.out?.push({
		t: "lose",
		seat: t,
		what: "points",
		n: a,
		source: r,
		to: null
	}));
}
function Wr(e, t, n, r, i, a = null) {
	r !== 0 && (e.state.players[t].workers[n] += r, e.out?.push({
		t: "workers",
		seat: t,
		colour: n,
		n: r,
		source: i,
		from: a
	}));
}
function Gr(e, t, n, r, i, a = null) {
	r !== 0 && (e.state.players[t].workers[n] -= r, e.out?.push({
		t: "workersLost",
		seat: t,
		colour: n,
		n: r,
		source: i,
		to: a
	}));
}
var X = (e, t, n) => e.out?.push({
	t: "effect",
	seat: t,
	source: `ability.${U[n].kind}`,
	person: n
});
function* Z(e, t) {
	for (let n = 1; n < e.seats; n++) yield (t + n) % e.seats;
}
function Kr(e, t) {
	let n = e.length;
	for (; n > 0 && Wn(e[n - 1], t) > 0;) n--;
	e.splice(n, 0, t);
}
function qr(e, t) {
	let n = e.indexOf(t);
	n >= 0 && e.splice(n, 1);
}
var Jr = (e, t) => Kr(e.hand, t);
function Yr(e, t) {
	Kr(e.hand, t), Kr(e.shown, t);
}
function Xr(e, t) {
	if (e.shown.includes(t)) {
		qr(e.shown, t);
		for (let n of e.houses) n.maybe.includes(t) && (n.maybe = n.maybe.filter((e) => e !== t));
	}
}
function Zr(e, t) {
	qr(e.hand, t), Xr(e, t);
}
function Qr(e, t, n, r) {
	let { state: i } = e;
	Zr(i.players[t], n), i.discard.push(n), e.out?.push({
		t: "discard",
		seat: t,
		card: n,
		source: r
	});
}
function $r(e, t, n, r) {
	let i = e.state.players[t], a = W(n), o = Rn, s = !1;
	if (i.shown.length > 0) {
		let e = i.shown.filter((e) => W(e) === a), t = e.filter((e) => i.houses.every((t) => !t.maybe.includes(e)));
		s = t.length > 0 && t.length === i.hand.filter((e) => W(e) === a).length, o = s ? t : e;
	}
	qr(i.hand, n), i.houses.push({
		card: n,
		person: -1,
		used: !1,
		maybe: o,
		sure: s
	}), e.out?.push({
		t: "house",
		seat: t,
		house: i.houses.length - 1,
		card: n,
		colour: a,
		source: r
	});
}
function ei(e, t, n, r) {
	let { state: i } = e;
	e.effect = "barrier";
	let a = i.players[t], { card: o } = a.houses[n];
	a.houses.splice(n, 1), Xr(a, o), i.discard.push(o), e.out?.push({
		t: "houseLost",
		seat: t,
		house: n,
		card: o,
		source: r
	});
}
function ti(e, t, n, r, i) {
	let { state: a } = e, o = a.players[t], s = o.houses[n], { person: c } = s;
	s.person = -1, s.used = !1, r === "hand" ? Yr(o, c) : a.discard.push(c), e.out?.push({
		t: "leave",
		seat: t,
		person: c,
		house: n,
		to: r,
		source: i
	});
}
var ni = (e, t) => e.houses.findIndex((e) => e.person === t);
function ri(e) {
	let t = [], n = [], { houses: r } = e;
	for (let e = 0; e < r.length; e++) {
		if (r[e].person !== -1) continue;
		let i = W(r[e].card);
		n.includes(i) || (n.push(i), t.push(e));
	}
	return t;
}
// packages/bruges/src/canals.ts
var ii = (e, t, n, r = 1) => {
	let i = e.players[t];
	return i.canals[n] < 5 && i.guilders >= $n(e, t, n, r);
};
function ai(e, t, n, r, i = 1) {
	let { state: a } = e, o = a.players[t], s = $n(a, t, n, i);
	G(o, Fn, (n, { card: r }) => X(e, t, r)), Vr(e, t, s, r);
	let c = ++o.canals[n];
	e.out?.push({
		t: "canal",
		seat: t,
		section: n,
		space: c,
		source: r
	}), c === 5 && oi(e, t, n), G(o, zr, ({ points: n = 0, guilders: r = 0 }, i) => {
		X(e, t, i.card), Y(e, t, n, i.source), J(e, t, r, i.source);
	});
	for (let n of Z(a, t)) G(a.players[n], Br, ({ guilders: t }, r) => {
		X(e, n, r.card), J(e, n, t, r.source);
	});
}
function oi(e, t, n) {
	let { state: r } = e, i = r.players[t];
	if (i.completed[n] || (i.completed[n] = !0, r.statues === 0)) return;
	let a = Qn(r.statues);
	r.statues--, i.statues.push(a), e.out?.push({
		t: "statue",
		seat: t,
		section: n,
		points: a
	});
}
function si(e, t, n, r) {
	let { canals: i } = e.state.players[t], a = i[n]--;
	e.out?.push({
		t: "canalLost",
		seat: t,
		section: n,
		space: a,
		source: r
	});
}
// packages/bruges/src/persons/on-others-damage.ts
var ci = {
	kind: "on-others-damage",
	bearers: [{
		id: "grave-robber",
		card: 80,
		name: {
			en: "Grave Robber",
			de: "Grabräuber",
			fr: "Pilleur de tombes"
		},
		colour: "red",
		group: "underworld",
		price: 3,
		icon: "infinity",
		mode: "react",
		effect: { guilders: 2 },
		text: {
			en: "Whenever another player suffers the damage of a threat, take 2 guilders.",
			de: "Immer wenn jemand anders den Schaden einer Bedrohung erleidet, nimm 2 Gulden.",
			fr: "Chaque fois qu’un autre joueur subit les dégâts d’une menace, prenez 2 florins."
		},
		estimate: 2.6,
		provenance: "ours"
	}]
};
function li(e, t, n, r, i = null) {
	e.state.players[t].threats[n]++, e.out?.push({
		t: "threat",
		seat: t,
		colour: n,
		source: r,
		from: i
	});
}
function ui(e, t, n, r, i = null) {
	li(e, t, n, r, i), e.state.players[t].threats[n] >= 3 && e.state.agenda.push({
		t: "threats",
		seat: t
	});
}
function di(e, t, n, r) {
	e.state.players[t].threats[n]--, e.out?.push({
		t: "marker",
		seat: t,
		colour: n,
		source: r
	}), Y(e, t, 1, r);
}
function fi(e, t, n) {
	let r = e.players[t], i = ri(r);
	for (let e = 0; e < r.houses.length; e++) (r.houses[e].person !== -1 || i.includes(e)) && n.push(fr(e));
	for (let e of Jn) r.canals[e] > 0 && n.push(pr(e));
}
function pi(e, t, n) {
	for (let { person: r } of e.players[t].houses) r !== -1 && n.push(mr(r));
}
function mi(e, t, n) {
	let { state: r } = e, i = r.players[t];
	i.threats[n] -= 3;
	let a = rr(i, n);
	if (e.out?.push({
		t: "strike",
		seat: t,
		colour: n,
		spared: a
	}), a) G(i, tr, (r, i) => {
		r.colour === n && (X(e, t, i.card), Y(e, t, r.points, i.source));
	});
	else {
		switch (n) {
			case "blue":
				for (let n of B) Gr(e, t, n, i.workers[n], "threat.blue");
				break;
			case "yellow":
				Vr(e, t, i.guilders, "threat.yellow");
				break;
			case "purple":
				Ur(e, t, 3, "threat.purple");
				break;
			case "red":
				hi(e, {
					t: "fire",
					seat: t
				}, fi, gi);
				return;
			case "brown":
				hi(e, {
					t: "plague",
					seat: t
				}, pi, _i);
				return;
		}
		vi(e, t);
	}
}
function hi(e, t, n, r) {
	let i = [];
	n(e.state, t.seat, i), i.length > 1 ? e.state.agenda.push(t) : (i.length === 1 && r(e, t.seat, i[0]), vi(e, t.seat));
}
function gi(e, t, n) {
	if (n.do === "breach") {
		si(e, t, n.section, "threat.red");
		return;
	}
	let { house: r } = n;
	e.state.players[t].houses[r].person !== -1 && ti(e, t, r, "hand", "threat.red"), ei(e, t, r, "threat.red");
}
function _i(e, t, { person: n }) {
	ti(e, t, ni(e.state.players[t], n), "discard", "threat.brown");
}
function vi(e, t) {
	let { state: n } = e;
	for (let r of Z(n, t)) G(n.players[r], ci, ({ guilders: t }, n) => {
		X(e, r, n.card), J(e, r, t, n.source);
	});
}
var yi = { step(e, t) {
	let { agenda: n } = e.state, r = nr(e.state, t.seat);
	r.length === 0 ? n.pop() : r.length === 1 ? mi(e, t.seat, r[0]) : n.push({
		t: "order",
		seat: t.seat
	});
} }, bi = {
	ask: (e, { seat: t }) => ({
		seats: [t],
		ask: "order",
		source: null
	}),
	options(e, t, n, r) {
		if (n === t.seat) for (let t of nr(e, n)) r.push(dr[t]);
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), mi(e, n, r.colour);
	}
}, xi = {
	ask: (e, { seat: t }) => ({
		seats: [t],
		ask: "fire",
		source: "threat.red"
	}),
	options(e, t, n, r) {
		n === t.seat && fi(e, n, r);
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), gi(e, n, r), vi(e, n);
	}
}, Si = {
	ask: (e, { seat: t }) => ({
		seats: [t],
		ask: "plague",
		source: "threat.brown"
	}),
	options(e, t, n, r) {
		n === t.seat && pi(e, n, r);
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), _i(e, n, r), vi(e, n);
	}
}, Ci = [
	7,
	6,
	5,
	4,
	3,
	2
];
function wi(e) {
	let t = [], n = (e, n) => {
		e || t.push(n);
	};
	Ei(e, n), Di(e, n);
	let r = [...e.players.flatMap((e) => e.statues), ...Ci.slice(Ci.length - e.statues)];
	n(r.toSorted((e, t) => t - e).join() === Ci.join(), `the statues are worth ${r.toSorted((e, t) => t - e).join(", ")}`), n(e.players.length === e.seats, `${e.players.length} players`), n(e.start >= 0 && e.start < e.seats, `seat ${e.start} starts`);
	for (let t of B) n(Ti(e.dice[t], 1, 6), `the ${t} die shows ${e.dice[t]}`);
	for (let t = 0; t < e.players.length; t++) Oi(e, t, n);
	return t;
}
var Ti = (e, t = 0, n = Infinity) => Number.isInteger(e) && e >= t && e <= n;
function Ei(e, t) {
	let n = Array(U.length).fill(0), r = (e) => {
		e !== -1 && n[e]++;
	};
	for (let t of [
		...e.piles,
		e.extra,
		e.discard
	]) t.forEach(r);
	for (let { hand: t, fresh: n, houses: i } of e.players) {
		t.forEach(r), n.forEach(r);
		for (let { card: e, person: t } of i) r(e), r(t);
	}
	for (let [e, r] of n.entries()) t(r === 1, `card ${e} is there ${r} times`);
}
function Di(e, t) {
	for (let n of B) {
		let r = e.players.map(({ threats: e }) => e[n]);
		t(r.reduce((e, t) => e + t, 0) <= 9, `${r.reduce((e, t) => e + t, 0)} ${n} markers`), r.forEach((r, i) => {
			t(Ti(r, 0, e.agenda.some((e) => e.t === "threats" && e.seat === i) ? 3 : 2), `seat ${i} has ${r} ${n} markers`);
		});
	}
}
function Oi(e, t, n) {
	let r = e.players[t], i = e.ledger.reduce((e, n) => n.seat === t ? e + n.points : e, 0);
	n(Ti(r.points) && r.points === i, `seat ${t} has ${r.points} points, given ${i}`), n(Ti(r.guilders), `seat ${t} has ${r.guilders} guilders`), n(Ti(r.reputation, 0, 8), `seat ${t} is on step ${r.reputation}`);
	for (let e of B) n(Ti(r.workers[e]), `seat ${t} has broken ${e} workers`);
	r.canals.forEach((e, i) => {
		n(Ti(e, 0, 5), `seat ${t} has ${e} tokens in section ${i}`), n(e < 5 || r.completed[i], `seat ${t} completed section ${i} unnoticed`);
	});
	let a = r.completed.filter(Boolean).length;
	n(r.statues.length <= a, `seat ${t} has ${r.statues.length} statues for ${a} sections`), n(ki(r.hand), `the hand of seat ${t} is out of order`), n(ki(r.shown), `the known cards of seat ${t} are out of order`);
	for (let { card: e, person: i, used: a, maybe: o, sure: s } of r.houses) n(i !== -1 || !a, `seat ${t} used a person that is not there`), n(o.every((t) => W(t) === W(e) && r.shown.includes(t)), `seat ${t} has a house with a wrong suspect`), n(!s || o.includes(e), `seat ${t} has a house that hides none of its suspects`);
	let o = /* @__PURE__ */ new Set([...r.hand, ...r.houses.map(({ card: e }) => e)]);
	n(r.shown.every((e) => o.has(e)), `seat ${t} is known to have a card it has not`);
}
var ki = (e) => e.every((t, n) => n === 0 || Wn(e[n - 1], t) < 0), Ai = {
	kind: "advance-bonus",
	bearers: [{
		id: "cupbearer",
		card: 39,
		name: {
			en: "Cupbearer",
			de: "Mundschenk",
			fr: "Échanson"
		},
		colour: "brown",
		group: "castle",
		price: 6,
		icon: "infinity",
		mode: "react",
		effect: { points: 1 },
		text: {
			en: "Whenever you advance on the reputation track, get 1 point for each step.",
			de: "Immer wenn du auf der Ansehensleiste vorrückst, erhältst du 1 Punkt für jede Stufe.",
			fr: "Chaque fois que vous avancez sur l’échelle de réputation, gagnez 1 point par échelon."
		},
		estimate: 4.2,
		provenance: "ours"
	}]
};
// packages/bruges/src/reputation.ts
function ji(e, t, n, r) {
	let i = e.state.players[t];
	for (let a = 0; a < n && i.reputation < 8; a++) i.reputation++, e.out?.push({
		t: "step",
		seat: t,
		to: i.reputation,
		steps: 1,
		source: r
	}), G(i, Ai, ({ points: n }, r) => {
		X(e, t, r.card), Y(e, t, n, r.source);
	});
}
function Mi(e, t, n, r) {
	let i = e.state.players[t], a = Math.min(n, i.reputation);
	a !== 0 && (i.reputation -= a, e.out?.push({
		t: "step",
		seat: t,
		to: i.reputation,
		steps: -a,
		source: r
	}));
}
// packages/bruges/src/persons/advance.ts
var Ni = {
	kind: "advance",
	can: (e, t) => e.players[t].reputation < 8,
	act(e, t, { steps: n }, r) {
		ji(e, t, n, U[r].source);
	},
	bearers: [
		{
			id: "pilgrim",
			card: 25,
			name: {
				en: "Pilgrim",
				de: "Pilger",
				fr: "Pèlerin"
			},
			colour: "blue",
			group: "church",
			price: 0,
			icon: "arrow",
			effect: { steps: 1 },
			text: {
				en: "At once: advance 1 step on the reputation track without paying guilders.",
				de: "Sofort: Rücke auf der Ansehensleiste 1 Stufe vor, ohne Gulden zu zahlen.",
				fr: "Immédiatement\xA0: avancez de 1 échelon sur l’échelle de réputation sans payer de florins."
			},
			estimate: 2.2,
			provenance: "ours"
		},
		{
			id: "countess",
			card: 146,
			name: {
				en: "Countess",
				de: "Gräfin",
				fr: "Comtesse"
			},
			colour: "yellow",
			group: "noble",
			price: 9,
			icon: "arrow",
			effect: { steps: 2 },
			text: {
				en: "At once: advance 2 steps on the reputation track without paying guilders.",
				de: "Sofort: Rücke auf der Ansehensleiste 2 Stufen vor, ohne Gulden zu zahlen.",
				fr: "Immédiatement\xA0: avancez de 2 échelons sur l’échelle de réputation sans payer de florins."
			},
			estimate: 4,
			provenance: "ours"
		},
		{
			id: "ambassador",
			card: 101,
			name: {
				en: "Ambassador",
				de: "Botschafter",
				fr: "Ambassadeur"
			},
			colour: "purple",
			group: "noble",
			price: 9,
			icon: "worker",
			worker: "red",
			effect: { steps: 1 },
			text: {
				en: "Advance 1 step on the reputation track without paying guilders.",
				de: "Rücke auf der Ansehensleiste 1 Stufe vor, ohne Gulden zu zahlen.",
				fr: "Avancez de 1 échelon sur l’échelle de réputation sans payer de florins."
			},
			estimate: 4.8,
			provenance: "ours"
		}
	]
}, Pi = {
	kind: "advance-discount",
	bearers: [{
		id: "envoy",
		card: 109,
		name: {
			en: "Envoy",
			de: "Gesandte",
			fr: "Émissaire"
		},
		colour: "purple",
		group: "bureaucrat",
		price: 3,
		icon: "infinity",
		mode: "react",
		effect: { guilders: 2 },
		text: {
			en: "Whenever you pay to advance on the reputation track, pay 2 guilders less.",
			de: "Immer wenn du für das Vorrücken auf der Ansehensleiste zahlst, zahle 2 Gulden weniger.",
			fr: "Chaque fois que vous payez pour avancer sur l’échelle de réputation, payez 2 florins de moins."
		},
		estimate: 3.2,
		provenance: "ours"
	}]
}, Q = (e, { seat: t, person: n }) => ({
	seats: [t],
	ask: e,
	source: U[n].source
}), $ = (e, t, n) => ({
	seats: [t.seat],
	ask: e,
	source: U[t.person].source,
	many: {
		min: n,
		max: t.max,
		picked: t.picked
	}
});
// packages/bruges/src/persons/effects.ts
function Fi(e, t, n, r) {
	let { ability: i, effect: a } = Vn[n];
	return i.can(e, t, a, r);
}
function Ii(e, t, n, r) {
	let { ability: i, effect: a } = Vn[n];
	X(e, t, n), i.act(e, t, a, r, n);
}
// packages/bruges/src/persons/borrow-person.ts
function Li(e, t, n) {
	let r = [];
	for (let i of Z(e, t)) for (let { person: a } of e.players[i].houses) a !== -1 && U[a].icon === "worker" && Fi(e, t, a, n) && r.push(a);
	return r;
}
var Ri = {
	kind: "borrow-person",
	can: (e, t, n, r) => Li(e, t, r).length > 0,
	act(e, t, n, r) {
		let i = Li(e.state, t, r);
		i.length === 1 ? Ii(e, t, i[0], r) : e.state.agenda.push({
			t: "borrow",
			seat: t,
			person: r
		});
	},
	frames: { borrow: {
		ask: (e, t) => Q("borrowPerson", t),
		options(e, t, n, r) {
			if (n === t.seat) for (let i of Li(e, n, t.person)) r.push(Fr(i));
		},
		answer(e, t, n, { person: r }) {
			e.state.agenda.pop(), Ii(e, n, r, t.person);
		}
	} },
	bearers: [{
		id: "puppeteer",
		card: 124,
		name: {
			en: "Puppeteer",
			de: "Puppenspieler",
			fr: "Marionnettiste"
		},
		colour: "purple",
		group: "entertainer",
		price: 9,
		icon: "worker",
		worker: "blue",
		effect: {},
		text: {
			en: "Use the effect of another player’s person with the worker icon as if it were yours, without paying a further worker.",
			de: "Nutze die Wirkung einer fremden Person mit Handlangersymbol, als wäre sie deine, ohne einen weiteren Handlanger zu zahlen.",
			fr: "Utilisez l’effet d’un personnage d’un autre joueur portant le symbole ouvrier comme s’il était à vous, sans payer d’autre ouvrier."
		},
		estimate: 4.6,
		provenance: "ours"
	}]
}, zi = {
	kind: "canal-any-colour",
	bearers: [{
		id: "tightrope-walker",
		card: 162,
		name: {
			en: "Tightrope Walker",
			de: "Seiltänzerin",
			fr: "Funambule"
		},
		colour: "yellow",
		group: "entertainer",
		price: 6,
		icon: "infinity",
		mode: "improve",
		effect: {},
		text: {
			en: "Whenever you build a canal token as an action, the card may be of any colour.",
			de: "Immer wenn du als Aktion ein Kanalplättchen baust, darf die Karte eine beliebige Farbe haben.",
			fr: "Chaque fois que vous construisez un jeton canal comme action, la carte peut être de n’importe quelle couleur."
		},
		estimate: 4,
		provenance: "ours"
	}]
}, Bi = {
	kind: "recruit-discount",
	bearers: [
		{
			id: "steward",
			card: 127,
			name: {
				en: "Steward",
				de: "Haushofmeister",
				fr: "Majordome"
			},
			colour: "purple",
			group: "castle",
			price: 3,
			icon: "infinity",
			mode: "improve",
			effect: {
				groups: ["castle", "noble"],
				guilders: 3
			},
			text: {
				en: "Whenever you recruit a person in the Castle or Noble group, pay 3 guilders less.",
				de: "Immer wenn du eine Person der Gruppe Burg oder Adel anwirbst, zahle 3 Gulden weniger.",
				fr: "Chaque fois que vous recrutez un personnage du groupe Château ou Noblesse, payez 3 florins de moins."
			},
			estimate: 3.2,
			provenance: "ours"
		},
		{
			id: "canon",
			card: 106,
			name: {
				en: "Canon",
				de: "Domherr",
				fr: "Chanoine"
			},
			colour: "purple",
			group: "church",
			price: 3,
			icon: "infinity",
			mode: "improve",
			effect: {
				groups: ["church", "scholar"],
				guilders: 3
			},
			text: {
				en: "Whenever you recruit a person in the Church or Scholar group, pay 3 guilders less.",
				de: "Immer wenn du eine Person der Gruppe Kirche oder Wissenschaft anwirbst, zahle 3 Gulden weniger.",
				fr: "Chaque fois que vous recrutez un personnage du groupe Église ou Savoir, payez 3 florins de moins."
			},
			estimate: 3,
			provenance: "ours"
		},
		{
			id: "wholesaler",
			card: 97,
			name: {
				en: "Wholesaler",
				de: "Großhändlerin",
				fr: "Grossiste"
			},
			colour: "red",
			group: "merchant",
			price: 3,
			icon: "infinity",
			mode: "improve",
			effect: {
				groups: ["merchant", "craftsman"],
				guilders: 3
			},
			text: {
				en: "Whenever you recruit a person in the Merchant or Craftsman group, pay 3 guilders less.",
				de: "Immer wenn du eine Person der Gruppe Handel oder Handwerk anwirbst, zahle 3 Gulden weniger.",
				fr: "Chaque fois que vous recrutez un personnage du groupe Commerce ou Artisanat, payez 3 florins de moins."
			},
			estimate: 3,
			provenance: "ours"
		},
		{
			id: "patrol-leader",
			card: 157,
			name: {
				en: "Patrol Leader",
				de: "Rottmeisterin",
				fr: "Cheffe de patrouille"
			},
			colour: "yellow",
			group: "protector",
			price: 3,
			icon: "infinity",
			mode: "improve",
			effect: {
				groups: ["protector", "bureaucrat"],
				guilders: 3
			},
			text: {
				en: "Whenever you recruit a person in the Protector or Bureaucrat group, pay 3 guilders less.",
				de: "Immer wenn du eine Person der Gruppe Schutz oder Verwaltung anwirbst, zahle 3 Gulden weniger.",
				fr: "Chaque fois que vous recrutez un personnage du groupe Protection ou Administration, payez 3 florins de moins."
			},
			estimate: 3,
			provenance: "ours"
		},
		{
			id: "patroness",
			card: 23,
			name: {
				en: "Patroness of the Arts",
				de: "Mäzenin",
				fr: "Mécène"
			},
			colour: "blue",
			group: "artist",
			price: 3,
			icon: "infinity",
			mode: "improve",
			effect: {
				groups: ["artist", "entertainer"],
				guilders: 3
			},
			text: {
				en: "Whenever you recruit a person in the Artist or Entertainer group, pay 3 guilders less.",
				de: "Immer wenn du eine Person der Gruppe Kunst oder Unterhaltung anwirbst, zahle 3 Gulden weniger.",
				fr: "Chaque fois que vous recrutez un personnage du groupe Arts ou Spectacle, payez 3 florins de moins."
			},
			estimate: 3,
			provenance: "ours"
		}
	]
}, Vi = ({ price: e }) => e / 3;
function Hi({ houses: e }) {
	let t = 0;
	for (let { person: n } of e) n !== -1 && t++;
	return t;
}
function Ui(e, t, n = 0) {
	let { price: r, group: i } = U[t];
	if (r === 0) return 0;
	let a = qn(e, Bi, ({ groups: e, guilders: t }) => e.includes(i) ? t : 0);
	return Math.max(0, r - a - n);
}
// packages/bruges/src/facts/majorities.ts
var Wi = {
	reputation: ({ reputation: e }) => e,
	people: Hi,
	canals: Yn
};
function Gi(e, t, n) {
	let r = Wi[n], i = 0;
	for (let n = 0; n < e.length; n++) n !== t && (i = Math.max(i, r(e[n])));
	return i;
}
var Ki = (e, t, n) => Wi[n](e[t]) - Gi(e, t, n), qi = ({ start: e, seats: t }, n) => (e + n) % t, Ji = ({ round: e, lastRound: t }) => t === 0 ? null : t - e, Yi = {
	kind: "on-majority-check",
	bearers: [{
		id: "judge",
		card: 151,
		name: {
			en: "Judge",
			de: "Richter",
			fr: "Juge"
		},
		colour: "yellow",
		group: "bureaucrat",
		price: 9,
		icon: "infinity",
		mode: "react",
		effect: { points: 1 },
		text: {
			en: "In phase 4, get 1 point for each of the three majorities in which you are ahead of every other player.",
			de: "In Phase 4 erhältst du 1 Punkt für jede der drei Mehrheiten, bei der du vor allen anderen liegst.",
			fr: "En phase 4, gagnez 1 point pour chacune des trois majorités où vous devancez tous les autres joueurs."
		},
		estimate: 4.5,
		provenance: "ours"
	}]
}, Xi = {
	kind: "ties-count",
	bearers: [{
		id: "lady-in-waiting",
		card: 82,
		name: {
			en: "Lady-in-Waiting",
			de: "Hofdame",
			fr: "Dame d’honneur"
		},
		colour: "red",
		group: "noble",
		price: 3,
		icon: "infinity",
		mode: "react",
		effect: {},
		text: {
			en: "In phase 4 you also turn a majority marker if you are tied for first place (not at zero).",
			de: "In Phase 4 drehst du einen Mehrheitsmarker auch um, wenn du gleichauf an erster Stelle liegst (nicht bei null).",
			fr: "En phase 4, vous retournez aussi un marqueur majorité en cas d’égalité à la première place (sauf à zéro)."
		},
		estimate: 2.6,
		provenance: "ours"
	}]
};
// packages/bruges/src/round/majorities.ts
function Zi(e, t, n, r) {
	let { majorities: i } = e.state.players[t];
	i[n] || (i[n] = !0, e.out?.push({
		t: "majority",
		seat: t,
		majority: n,
		source: r
	}));
}
function Qi(e) {
	let { state: t } = e;
	for (let n of In) for (let r = 0; r < t.seats; r++) $i(e, qi(t, r), n);
}
function $i(e, t, n) {
	let { state: r } = e, i = r.players[t], a = Ki(r.players, t, n);
	a > 0 ? (Zi(e, t, n, "check"), G(i, Yi, ({ points: n }, r) => {
		X(e, t, r.card), Y(e, t, n, r.source);
	})) : a === 0 && Wi[n](i) > 0 && !i.majorities[n] && Kn(i, Xi) && G(i, Xi, (r, i) => {
		X(e, t, i.card), Zi(e, t, n, i.source);
	});
}
function ea(e) {
	for (let t of e.players) for (let e of t.houses) e.used = !1;
}
// packages/bruges/src/persons/claim-majority.ts
var ta = {
	kind: "claim-majority",
	can(e, t, { majority: n, min: r }) {
		let i = e.players[t];
		return i.majorities[n] || Wi[n](i) < r ? !1 : Ki(e.players, t, n) >= 0;
	},
	act(e, t, { majority: n }, r) {
		Zi(e, t, n, U[r].source);
	},
	bearers: [{
		id: "notary",
		card: 156,
		name: {
			en: "Notary",
			de: "Notar",
			fr: "Notaire"
		},
		colour: "yellow",
		group: "bureaucrat",
		price: 6,
		icon: "arrow",
		effect: {
			majority: "people",
			min: 3
		},
		text: {
			en: "At once: if you have at least 3 persons and nobody has more, turn your people majority marker to its coloured side.",
			de: "Sofort: Hast du mindestens 3 Personen und niemand hat mehr, drehe deinen Mehrheitsmarker für Personen auf die farbige Seite.",
			fr: "Immédiatement\xA0: si vous avez au moins 3 personnages et que personne n’en a plus, retournez votre marqueur majorité Personnages côté couleur."
		},
		estimate: 3,
		provenance: "ours"
	}, {
		id: "herald",
		card: 43,
		name: {
			en: "Herald",
			de: "Herold",
			fr: "Héraut"
		},
		colour: "brown",
		group: "noble",
		price: 6,
		icon: "arrow",
		effect: {
			majority: "reputation",
			min: 3
		},
		text: {
			en: "At once: if you are on step 3 or higher of the reputation track and nobody is ahead of you, turn your reputation majority marker to its coloured side.",
			de: "Sofort: Stehst du mindestens auf Stufe 3 der Ansehensleiste und niemand vor dir, drehe deinen Mehrheitsmarker für Ansehen auf die farbige Seite.",
			fr: "Immédiatement\xA0: si vous êtes à l’échelon 3 ou plus de l’échelle de réputation et que personne n’est devant vous, retournez votre marqueur majorité Réputation côté couleur."
		},
		estimate: 3,
		provenance: "ours"
	}]
}, na = {
	kind: "on-others-recruit",
	bearers: [{
		id: "innkeeper",
		card: 115,
		name: {
			en: "Innkeeper",
			de: "Wirtin",
			fr: "Aubergiste"
		},
		colour: "purple",
		group: "merchant",
		price: 6,
		icon: "infinity",
		mode: "react",
		effect: { guilders: 1 },
		text: {
			en: "Whenever another player recruits a person, take 1 guilder.",
			de: "Immer wenn jemand anders eine Person anwirbt, nimm 1 Gulden.",
			fr: "Chaque fois qu’un autre joueur recrute un personnage, prenez 1 florin."
		},
		estimate: 3.8,
		provenance: "ours"
	}]
}, ra = {
	kind: "recruit-bonus",
	bearers: [{
		id: "margravine",
		card: 20,
		name: {
			en: "Margravine",
			de: "Markgräfin",
			fr: "Margravine"
		},
		colour: "blue",
		group: "noble",
		price: 12,
		icon: "infinity",
		mode: "improve",
		effect: { points: 2 },
		text: {
			en: "Whenever you have recruited another person, get 2 points.",
			de: "Immer wenn du eine weitere Person angeworben hast, erhältst du 2 Punkte.",
			fr: "Chaque fois que vous avez recruté un autre personnage, gagnez 2 points."
		},
		estimate: 5.6,
		provenance: "ours"
	}, {
		id: "composer",
		card: 144,
		name: {
			en: "Composer",
			de: "Komponist",
			fr: "Compositeur"
		},
		colour: "yellow",
		group: "artist",
		price: 9,
		icon: "infinity",
		mode: "improve",
		effect: {
			points: 1,
			guilders: 1
		},
		text: {
			en: "Whenever you have recruited another person, get 1 point and take 1 guilder.",
			de: "Immer wenn du eine weitere Person angeworben hast, erhältst du 1 Punkt und nimmst 1 Gulden.",
			fr: "Chaque fois que vous avez recruté un autre personnage, gagnez 1 point et prenez 1 florin."
		},
		estimate: 4.8,
		provenance: "ours"
	}]
};
// packages/bruges/src/uses/person.ts
function ia(e, t, n, r) {
	let i = e.players[t];
	if (!(!aa(i) || i.guilders < Ui(i, n))) for (let e of ri(i)) r.push(br(e)(n));
}
function aa(e) {
	let { houses: t } = e;
	for (let e = 0; e < t.length; e++) if (t[e].person === -1) return !0;
	return !1;
}
function oa(e, t, { card: n, house: r }) {
	sa(e, t, n, r, "person");
}
function sa(e, t, n, r, i, a = 0) {
	let { state: o } = e, s = o.players[t], c = U[n];
	G(s, Bi, ({ groups: n }, r) => {
		c.price > 0 && n.includes(c.group) && X(e, t, r.card);
	}), Vr(e, t, Ui(s, n, a), i), Zr(s, n), s.houses[r].person = n, e.out?.push({
		t: "person",
		seat: t,
		person: n,
		house: r,
		source: i
	}), G(s, ra, ({ points: r = 0, guilders: i = 0 }, a) => {
		a.card !== n && (X(e, t, a.card), Y(e, t, r, a.source), J(e, t, i, a.source));
	});
	for (let n of Z(o, t)) G(o.players[n], na, ({ guilders: t }, r) => {
		X(e, n, r.card), J(e, n, t, r.source);
	});
	c.icon === "arrow" && Fi(o, t, n, n) && Ii(e, t, n, n);
}
// packages/bruges/src/questions/discards.ts
function ca(e, t, n, r, i) {
	let { hand: a } = e.state.players[t];
	if (n === a.length) {
		e.effect = "barrier";
		for (let n of a.slice()) Qr(e, t, n, U[i].source);
	} else r > 0 && e.state.agenda.push({
		t: "discards",
		seat: t,
		person: i,
		picked: 0,
		min: n,
		max: r
	});
}
var la = {
	ask: (e, t) => $("discardCards", t, t.min),
	options(e, t, n, r) {
		if (n !== t.seat) return;
		let { hand: i } = e.players[n];
		for (let e of i) r.push(Tr(e));
		t.picked >= t.min && r.push(q);
	},
	answer(e, t, n, r) {
		let { agenda: i, players: a } = e.state;
		r.do === "decline" ? i.pop() : (Qr(e, n, r.card, U[t.person].source), t.picked++, (t.picked === t.max || a[n].hand.length === 0) && i.pop());
	}
}, ua = {
	kind: "discard-card-for",
	can: (e, t) => e.players[t].hand.length > 0,
	act(e, t, { points: n = 0, guilders: r = 0 }, i) {
		e.state.agenda.push({
			t: "discardedFor",
			seat: t,
			person: i,
			points: n,
			guilders: r
		}), ca(e, t, 1, 1, i);
	},
	frames: { discardedFor: { step(e, { seat: t, person: n, points: r, guilders: i }) {
		e.state.agenda.pop();
		let { source: a } = U[n];
		Y(e, t, r, a), J(e, t, i, a);
	} } },
	bearers: [{
		id: "market-woman",
		card: 119,
		name: {
			en: "Market Woman",
			de: "Marktfrau",
			fr: "Marchande des halles"
		},
		colour: "purple",
		group: "merchant",
		price: 6,
		icon: "worker",
		worker: "brown",
		effect: { guilders: 5 },
		text: {
			en: "Discard 1 card from your hand, then take 5 guilders.",
			de: "Wirf 1 Handkarte ab und nimm dafür 5 Gulden.",
			fr: "Défaussez 1 carte de votre main, puis prenez 5 florins."
		},
		estimate: 3.4,
		provenance: "ours"
	}, {
		id: "apothecary",
		card: 2,
		name: {
			en: "Apothecary",
			de: "Apothekerin",
			fr: "Apothicaire"
		},
		colour: "blue",
		group: "scholar",
		price: 6,
		icon: "worker",
		worker: "purple",
		effect: {
			points: 2,
			guilders: 1
		},
		text: {
			en: "Discard 1 card from your hand, then get 2 points and take 1 guilder.",
			de: "Wirf 1 Handkarte ab. Du erhältst dafür 2 Punkte und nimmst 1 Gulden.",
			fr: "Défaussez 1 carte de votre main, puis gagnez 2 points et prenez 1 florin."
		},
		estimate: 4.2,
		provenance: "ours"
	}]
}, da = ({ players: e }, t) => B.filter((n) => e[t].threats[n] > 0);
function fa(e, t, n, r, i) {
	let { threats: a } = e.state.players[t], o = da(e.state, t), { source: s } = U[i];
	if (n === H(a) || o.length === 1 && n === r) {
		let r = n;
		for (let n of o) for (; r > 0 && a[n] > 0; r--) di(e, t, n, s);
	} else e.state.agenda.push({
		t: "markers",
		seat: t,
		person: i,
		picked: 0,
		min: n,
		max: r
	});
}
var pa = {
	ask: (e, t) => $("discardMarkers", t, t.min),
	options(e, t, n, r) {
		if (n === t.seat) {
			for (let t of da(e, n)) r.push(Dr[t]);
			t.picked >= t.min && r.push(q);
		}
	},
	answer(e, t, n, r) {
		let { agenda: i } = e.state;
		if (r.do === "decline") {
			i.pop();
			return;
		}
		let { kind: a, source: o } = U[t.person];
		a === "threat-action-bonus" && X(e, n, t.person), di(e, n, r.colour, o), t.picked++, (t.picked === t.max || da(e.state, n).length === 0) && i.pop();
	}
}, ma = {
	kind: "discard-threats",
	can: (e, t, { pay: n = 0 }) => H(e.players[t].threats) > 0 && e.players[t].guilders >= n,
	act(e, t, { max: n, pay: r = 0 }, i) {
		let { threats: a } = e.state.players[t];
		Vr(e, t, r, U[i].source);
		let o = n === "all" ? H(a) : n;
		fa(e, t, n === "all" ? o : 1, o, i);
	},
	bearers: [
		{
			id: "nun",
			card: 50,
			name: {
				en: "Nun",
				de: "Nonne",
				fr: "Religieuse"
			},
			colour: "brown",
			group: "church",
			price: 3,
			icon: "worker",
			worker: "yellow",
			effect: { max: 1 },
			text: {
				en: "Discard 1 of your threat markers and get 1 point.",
				de: "Wirf 1 deiner Bedrohungsmarker ab. Du erhältst 1 Punkt.",
				fr: "Défaussez 1 de vos marqueurs menace et gagnez 1 point."
			},
			estimate: 3.3,
			provenance: "ours"
		},
		{
			id: "confessor",
			card: 145,
			name: {
				en: "Confessor",
				de: "Beichtvater",
				fr: "Confesseur"
			},
			colour: "yellow",
			group: "church",
			price: 3,
			icon: "arrow",
			effect: { max: 3 },
			text: {
				en: "At once: discard up to 3 of your threat markers and get 1 point for each.",
				de: "Sofort: Wirf bis zu 3 deiner Bedrohungsmarker ab. Du erhältst für jeden 1 Punkt.",
				fr: "Immédiatement\xA0: défaussez jusqu’à 3 de vos marqueurs menace et gagnez 1 point pour chacun."
			},
			estimate: 4,
			provenance: "ours"
		},
		{
			id: "sexton",
			card: 92,
			name: {
				en: "Sexton",
				de: "Küster",
				fr: "Sacristain"
			},
			colour: "red",
			group: "church",
			price: 3,
			icon: "infinity",
			mode: "activate",
			effect: {
				max: 1,
				pay: 2
			},
			text: {
				en: "Once per round: pay 2 guilders to discard 1 of your threat markers and get 1 point.",
				de: "Einmal pro Runde: Zahle 2 Gulden und wirf 1 deiner Bedrohungsmarker ab. Du erhältst 1 Punkt.",
				fr: "Une fois par manche\xA0: payez 2 florins pour défausser 1 de vos marqueurs menace et gagner 1 point."
			},
			estimate: 3.2,
			provenance: "ours"
		},
		{
			id: "jailer",
			card: 150,
			name: {
				en: "Jailer",
				de: "Kerkermeister",
				fr: "Geôlier"
			},
			colour: "yellow",
			group: "protector",
			price: 6,
			icon: "worker",
			worker: "purple",
			effect: { max: 2 },
			text: {
				en: "Discard up to 2 of your threat markers and get 1 point for each.",
				de: "Wirf bis zu 2 deiner Bedrohungsmarker ab. Du erhältst für jeden 1 Punkt.",
				fr: "Défaussez jusqu’à 2 de vos marqueurs menace et gagnez 1 point pour chacun."
			},
			estimate: 4.4,
			provenance: "completed"
		},
		{
			id: "garrison-commander",
			card: 78,
			name: {
				en: "Garrison Commander",
				de: "Stadtkommandant",
				fr: "Commandant de la garnison"
			},
			colour: "red",
			group: "protector",
			price: 9,
			icon: "arrow",
			effect: { max: "all" },
			text: {
				en: "At once: discard all your threat markers and get 1 point for each.",
				de: "Sofort: Wirf alle deine Bedrohungsmarker ab. Du erhältst für jeden 1 Punkt.",
				fr: "Immédiatement\xA0: défaussez tous vos marqueurs menace et gagnez 1 point pour chacun."
			},
			estimate: 5.4,
			provenance: "ours"
		},
		{
			id: "physician",
			card: 51,
			name: {
				en: "Physician",
				de: "Ärztin",
				fr: "Médecin"
			},
			colour: "brown",
			group: "scholar",
			price: 3,
			icon: "worker",
			worker: "blue",
			effect: { max: 1 },
			text: {
				en: "Discard 1 of your threat markers and get 1 point.",
				de: "Wirf 1 deiner Bedrohungsmarker ab. Du erhältst 1 Punkt.",
				fr: "Défaussez 1 de vos marqueurs menace et gagnez 1 point."
			},
			estimate: 3.3,
			provenance: "ours"
		}
	]
}, ha = {
	kind: "hand-size",
	bearers: [{
		id: "inventor",
		card: 18,
		name: {
			en: "Inventor",
			de: "Erfinder",
			fr: "Inventeur"
		},
		colour: "blue",
		group: "scholar",
		price: 9,
		icon: "infinity",
		mode: "react",
		effect: { size: 6 },
		text: {
			en: "In phase 1 you may refill your hand to 6 cards.",
			de: "In Phase 1 darfst du deine Hand auf 6 Karten auffüllen.",
			fr: "En phase 1, vous pouvez compléter votre main jusqu’à 6 cartes."
		},
		estimate: 4,
		provenance: "completed"
	}]
}, ga = (e) => e.piles[0].length > 0 || e.piles[1].length > 0 || e.discard.length > 0;
function _a(e, t, n, r) {
	e.state.agenda.push({
		t: "look",
		seat: t
	}, {
		t: "draw",
		seat: t,
		left: n,
		person: r
	});
}
var va = (e) => e === -1 ? "refill" : U[e].source;
function ya(e, t, n, r) {
	let { state: i } = e, a = i.piles[n].pop();
	i.players[t].fresh.push(a), e.effect = "barrier", e.out?.push({
		t: "draw",
		seat: t,
		pile: n,
		colour: W(a),
		source: va(r)
	}), i.piles[n].length === 0 && ba(e, n);
}
function ba(e, t) {
	let { state: n } = e;
	if (n.extra.length > 0) {
		n.piles[t] = n.extra, n.extra = [], n.lastRound = n.stage === "draw" ? n.round : n.round + 1, e.out?.push({
			t: "extraPile",
			pile: t,
			lastRound: n.lastRound
		});
		return;
	}
	let r = n.piles[1 - t];
	if (r.length < 2) return;
	let i = Math.floor(r.length / 2);
	n.piles[t] = r.slice(0, i), n.piles[1 - t] = r.slice(i), e.out?.push({
		t: "cut",
		pile: t,
		cards: i
	});
}
function xa(e) {
	let { state: t } = e, n = se(t.random, t.discard);
	e.effect = "barrier", e.out?.push({
		t: "shuffle",
		cards: n.length
	});
	let r = Math.ceil(n.length / 2);
	t.piles = [n.slice(0, r), n.slice(r)], t.discard = [];
}
function Sa(e, t, n) {
	let { state: r } = e;
	return r.piles[0].length === 0 && r.piles[1].length === 0 && xa(e), r.piles[0].length > 0 && r.piles[1].length > 0 || (ya(e, t, r.piles[0].length > 0 ? 0 : 1, n), !1);
}
var Ca = { step(e, t) {
	let { state: n } = e;
	t.left === 0 || !ga(n) ? n.agenda.pop() : (t.left--, Sa(e, t.seat, t.person) && n.agenda.push({
		t: "pile",
		seat: t.seat,
		person: t.person
	}));
} }, wa = (e) => e.push(ur(0), ur(1)), Ta = {
	ask: (e, { seat: t, person: n }) => ({
		seats: [t],
		ask: "draw",
		source: n === -1 ? null : U[n].source
	}),
	options(e, t, n, r) {
		n === t.seat && wa(r);
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), ya(e, n, r.pile, t.person);
	}
};
function Ea(e, t) {
	let n = e.state.players[t];
	if (n.fresh.length !== 0) {
		e.effect = "barrier", e.out?.push({
			t: "look",
			seat: t,
			cards: n.fresh.toSorted(Wn)
		});
		for (let e of n.fresh) Jr(n, e);
		n.fresh.length = 0;
	}
}
var Da = { step(e, { seat: t }) {
	e.state.agenda.pop(), Ea(e, t);
} }, Oa = { step(e, t) {
	let { state: n } = e;
	if (t.next === n.seats) {
		n.agenda.pop();
		return;
	}
	let r = qi(n, t.next++), i = n.players[r], a = 5;
	G(i, ha, (e) => {
		a = Math.max(a, e.size);
	});
	let o = i.hand.length;
	n.agenda.push({
		t: "look",
		seat: r
	}), a > 5 && n.agenda.push({
		t: "oneMore",
		seat: r,
		size: a
	}), n.agenda.push({
		t: "draw",
		seat: r,
		left: Math.max(0, 5 - o),
		person: -1
	});
} }, ka = { step(e, { seat: t, size: n }) {
	let { state: r } = e, { hand: i, fresh: a, houses: o } = r.players[t];
	if (i.length + a.length >= n || !ga(r)) {
		r.agenda.pop();
		return;
	}
	let { person: s } = o.find(({ person: e }) => e !== -1 && U[e].ability === ha);
	r.piles[0].length === 0 && r.piles[1].length === 0 && xa(e), r.agenda.push({
		t: "pileOrNone",
		seat: t,
		person: s
	});
} }, Aa = {
	ask: (e, t) => Q("drawMore", t),
	options(e, t, n, r) {
		if (n === t.seat) {
			for (let t of [0, 1]) e.piles[t].length > 0 && r.push(ur(t));
			r.push(q);
		}
	},
	answer(e, { person: t }, n, r) {
		let { agenda: i } = e.state;
		i.pop(), r.do === "decline" ? i.pop() : (X(e, n, t), ya(e, n, r.pile, t));
	}
}, ja = {
	kind: "draw",
	can: ga,
	act(e, t, { count: n }, r) {
		_a(e, t, n, r);
	},
	bearers: [
		{
			id: "servant",
			card: 160,
			name: {
				en: "Servant",
				de: "Dienerin",
				fr: "Servante"
			},
			colour: "yellow",
			group: "castle",
			price: 3,
			icon: "worker",
			worker: "red",
			effect: { count: 1 },
			text: {
				en: "Draw 1 card.",
				de: "Ziehe 1 Karte.",
				fr: "Piochez 1 carte."
			},
			estimate: 1.6,
			provenance: "completed"
		},
		{
			id: "huntsman",
			card: 113,
			name: {
				en: "Huntsman",
				de: "Jäger",
				fr: "Veneur"
			},
			colour: "purple",
			group: "castle",
			price: 6,
			icon: "worker",
			worker: "brown",
			effect: { count: 2 },
			text: {
				en: "Draw 2 cards.",
				de: "Ziehe 2 Karten.",
				fr: "Piochez 2 cartes."
			},
			estimate: 3.4,
			provenance: "ours"
		},
		{
			id: "librarian",
			card: 154,
			name: {
				en: "Librarian",
				de: "Bibliothekarin",
				fr: "Bibliothécaire"
			},
			colour: "yellow",
			group: "scholar",
			price: 0,
			icon: "arrow",
			effect: { count: 3 },
			text: {
				en: "At once: draw 3 cards.",
				de: "Sofort: Ziehe 3 Karten.",
				fr: "Immédiatement\xA0: piochez 3 cartes."
			},
			estimate: 2.8,
			provenance: "ours"
		}
	]
}, Ma = {
	kind: "draw-and-act",
	can: ga,
	act(e, t, n, r) {
		e.state.agenda.push({
			t: "actWithDrawn",
			seat: t,
			person: r
		}, {
			t: "draw",
			seat: t,
			left: 1,
			person: r
		});
	},
	frames: { actWithDrawn: { step(e, { seat: t, person: n }) {
		let { agenda: r, players: i } = e.state;
		r.pop();
		let [a] = i[t].fresh;
		a !== void 0 && (Ea(e, t), r.push({
			t: "extraPlay",
			seat: t,
			person: n,
			card: a
		}));
	} } },
	bearers: [{
		id: "princess",
		card: 87,
		name: {
			en: "Princess",
			de: "Prinzessin",
			fr: "Princesse"
		},
		colour: "red",
		group: "noble",
		price: 9,
		icon: "worker",
		worker: "blue",
		effect: {},
		text: {
			en: "Draw 1 card and use it at once for any action.",
			de: "Ziehe 1 Karte und nutze sie sofort für eine beliebige Aktion.",
			fr: "Piochez 1 carte et utilisez-la aussitôt pour une action au choix."
		},
		estimate: 7,
		provenance: "completed"
	}]
}, Na = {
	kind: "draw-discard",
	can: ga,
	act(e, t, { draw: n, discard: r }, i) {
		let { agenda: a, players: o } = e.state;
		a.push({
			t: "sift",
			seat: t,
			person: i,
			most: r,
			held: o[t].hand.length
		}), _a(e, t, n, i);
	},
	frames: { sift: { step(e, { seat: t, person: n, most: r, held: i }) {
		e.state.agenda.pop();
		let a = e.state.players[t].hand.length - i, o = Math.min(r, a);
		ca(e, t, o, o, n);
	} } },
	bearers: [{
		id: "falconer",
		card: 73,
		name: {
			en: "Falconer",
			de: "Falknerin",
			fr: "Fauconnière"
		},
		colour: "red",
		group: "castle",
		price: 6,
		icon: "worker",
		worker: "purple",
		effect: {
			draw: 3,
			discard: 2
		},
		text: {
			en: "Draw 3 cards, then discard 2 cards from your hand.",
			de: "Ziehe 3 Karten und wirf danach 2 Handkarten ab.",
			fr: "Piochez 3 cartes, puis défaussez 2 cartes de votre main."
		},
		estimate: 3.6,
		provenance: "ours"
	}, {
		id: "mathematician",
		card: 47,
		name: {
			en: "Mathematician",
			de: "Mathematiker",
			fr: "Mathématicien"
		},
		colour: "brown",
		group: "scholar",
		price: 3,
		icon: "arrow",
		effect: {
			draw: 4,
			discard: 4
		},
		text: {
			en: "At once: draw 4 cards, then discard 4 cards from your hand.",
			de: "Sofort: Ziehe 4 Karten und wirf danach 4 Handkarten ab.",
			fr: "Immédiatement\xA0: piochez 4 cartes, puis défaussez 4 cartes de votre main."
		},
		estimate: 2.4,
		provenance: "completed"
	}]
}, Pa = (e) => e.colour ?? W(e.card), Fa = (e, { group: t, icon: n, minPrice: r, maxPrice: i }) => {
	let a = U[e];
	return (t === void 0 || a.group === t) && (n === void 0 || a.icon === n) && (r === void 0 || a.price >= r) && (i === void 0 || a.price <= i);
}, Ia = {
	houses({ houses: e }, { colour: t }) {
		if (t === void 0) return e.length;
		let n = 0;
		for (let r of e) Pa(r) === t && n++;
		return n;
	},
	"empty-houses": (e) => e.houses.length - Hi(e),
	"house-colours": ({ houses: e }) => new Set(e.map(Pa)).size,
	persons({ houses: e }, t) {
		let n = 0;
		for (let { person: r } of e) r !== -1 && Fa(r, t) && n++;
		return n;
	},
	groups({ houses: e }) {
		let t = /* @__PURE__ */ new Set();
		for (let { person: n } of e) n !== -1 && t.add(U[n].group);
		return t.size;
	},
	"canal-tokens": ({ canals: e }) => e[0] + e[1],
	statues: ({ statues: e }) => e.length,
	majorities({ majorities: e }) {
		let t = 0;
		for (let n of In) e[n] && t++;
		return t;
	},
	"reputation-steps": ({ reputation: e }) => e,
	workers: ({ workers: e }, { every: t = 1 }) => Math.floor(H(e) / t),
	guilders: ({ guilders: e }, { every: t = 1 }) => Math.floor(e / t),
	threats: ({ threats: e }) => H(e),
	"threat-free-colours"({ threats: e }) {
		let t = 0;
		for (let n of B) e[n] === 0 && t++;
		return t;
	}
};
function La(e, t) {
	let n = Ia[t.of];
	return n(e, t);
}
// packages/bruges/src/persons/end-per.ts
var Ra = {
	kind: "end-per",
	final: (e, { points: t, count: n }) => t * La(e, n),
	bearers: [
		{
			id: "mayor",
			card: 48,
			name: {
				en: "Mayor",
				de: "Bürgermeister",
				fr: "Bourgmestre"
			},
			colour: "brown",
			group: "bureaucrat",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "bureaucrat"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Bureaucrat group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Verwaltung (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Administration (celui-ci compris)."
			},
			estimate: 4.4,
			provenance: "completed"
		},
		{
			id: "treasurer",
			card: 94,
			name: {
				en: "City Treasurer",
				de: "Stadtkämmerer",
				fr: "Trésorier"
			},
			colour: "red",
			group: "bureaucrat",
			price: 0,
			icon: "laurel",
			effect: {
				points: 1,
				count: {
					of: "guilders",
					every: 3
				}
			},
			text: {
				en: "At the end of the game: get 1 point for every 3 of your guilders.",
				de: "Bei Spielende: Du erhältst 1 Punkt für je 3 deiner Gulden.",
				fr: "À la fin de la partie\xA0: gagnez 1 point par lot de 3 florins que vous avez."
			},
			estimate: 2.6,
			provenance: "ours"
		},
		{
			id: "keeper-of-the-seals",
			card: 19,
			name: {
				en: "Keeper of the Seals",
				de: "Siegelbewahrerin",
				fr: "Gardienne des sceaux"
			},
			colour: "blue",
			group: "bureaucrat",
			price: 6,
			icon: "laurel",
			effect: {
				points: 3,
				count: { of: "majorities" }
			},
			text: {
				en: "At the end of the game: get 3 points for each of your majority markers on its coloured side.",
				de: "Bei Spielende: Du erhältst 3 Punkte für jeden deiner Mehrheitsmarker auf der farbigen Seite.",
				fr: "À la fin de la partie\xA0: gagnez 3 points pour chacun de vos marqueurs majorité sur sa face colorée."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "building-inspector",
			card: 105,
			name: {
				en: "Building Inspector",
				de: "Bauaufseher",
				fr: "Inspecteur des bâtiments"
			},
			colour: "purple",
			group: "bureaucrat",
			price: 6,
			icon: "laurel",
			effect: {
				points: 1,
				count: { of: "house-colours" }
			},
			text: {
				en: "At the end of the game: get 1 point for each different colour among your houses.",
				de: "Bei Spielende: Du erhältst 1 Punkt für jede verschiedene Farbe unter deinen Häusern.",
				fr: "À la fin de la partie\xA0: gagnez 1 point pour chaque couleur différente parmi vos maisons."
			},
			estimate: 3.7,
			provenance: "ours"
		},
		{
			id: "castellan",
			card: 71,
			name: {
				en: "Castellan",
				de: "Burgvogt",
				fr: "Châtelain"
			},
			colour: "red",
			group: "castle",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "castle"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Castle group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Burg (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Château (celui-ci compris)."
			},
			estimate: 4.4,
			provenance: "ours"
		},
		{
			id: "guild-master",
			card: 112,
			name: {
				en: "Guild Master",
				de: "Zunftmeister",
				fr: "Maître de corporation"
			},
			colour: "purple",
			group: "craftsman",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "craftsman"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Craftsman group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Handwerk (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Artisanat (celui-ci compris)."
			},
			estimate: 4.4,
			provenance: "ours"
		},
		{
			id: "stonecutter",
			card: 128,
			name: {
				en: "Stonecutter",
				de: "Steinmetzin",
				fr: "Tailleuse de pierre"
			},
			colour: "purple",
			group: "craftsman",
			price: 3,
			icon: "laurel",
			effect: {
				points: 4,
				count: { of: "statues" }
			},
			text: {
				en: "At the end of the game: get 4 points for each of your statues.",
				de: "Bei Spielende: Du erhältst 4 Punkte für jede deiner Statuen.",
				fr: "À la fin de la partie\xA0: gagnez 4 points pour chacune de vos statues."
			},
			estimate: 3.2,
			provenance: "ours"
		},
		{
			id: "abbess",
			card: 132,
			name: {
				en: "Abbess",
				de: "Äbtissin",
				fr: "Abbesse"
			},
			colour: "yellow",
			group: "church",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "church"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Church group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Kirche (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Église (celui-ci compris)."
			},
			estimate: 4.4,
			provenance: "ours"
		},
		{
			id: "bishop",
			card: 138,
			name: {
				en: "Bishop",
				de: "Bischof",
				fr: "Évêque"
			},
			colour: "yellow",
			group: "church",
			price: 0,
			icon: "laurel",
			effect: {
				points: 1,
				count: {
					of: "workers",
					every: 2
				}
			},
			text: {
				en: "At the end of the game: get 1 point for every 2 of your workers.",
				de: "Bei Spielende: Du erhältst 1 Punkt für je 2 deiner Handlanger.",
				fr: "À la fin de la partie\xA0: gagnez 1 point par lot de 2 ouvriers que vous avez."
			},
			estimate: 2.2,
			provenance: "completed"
		},
		{
			id: "beguine",
			card: 35,
			name: {
				en: "Beguine",
				de: "Begine",
				fr: "Béguine"
			},
			colour: "brown",
			group: "church",
			price: 0,
			icon: "laurel",
			effect: {
				points: 1,
				count: { of: "threat-free-colours" }
			},
			text: {
				en: "At the end of the game: get 1 point for each of the five colours of which you have no threat marker.",
				de: "Bei Spielende: Du erhältst 1 Punkt für jede der fünf Farben, von der du keinen Bedrohungsmarker hast.",
				fr: "À la fin de la partie\xA0: gagnez 1 point pour chacune des cinq couleurs dont vous n’avez aucun marqueur menace."
			},
			estimate: 2.6,
			provenance: "ours"
		},
		{
			id: "prioress",
			card: 123,
			name: {
				en: "Prioress",
				de: "Priorin",
				fr: "Prieure"
			},
			colour: "purple",
			group: "church",
			price: 3,
			icon: "laurel",
			effect: {
				points: 1,
				count: {
					of: "persons",
					maxPrice: 3
				}
			},
			text: {
				en: "At the end of the game: get 1 point for each of your persons with a price of 3 or less (this one included).",
				de: "Bei Spielende: Du erhältst 1 Punkt für jede deiner Personen mit einem Preis von höchstens 3 (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 1 point pour chacun de vos personnages d’un prix de 3 ou moins (celui-ci compris)."
			},
			estimate: 3.4,
			provenance: "ours"
		},
		{
			id: "master-of-revels",
			card: 46,
			name: {
				en: "Master of Revels",
				de: "Festmeister",
				fr: "Maître des festivités"
			},
			colour: "brown",
			group: "entertainer",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "entertainer"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Entertainer group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Unterhaltung (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Spectacle (celui-ci compris)."
			},
			estimate: 4.4,
			provenance: "ours"
		},
		{
			id: "hanseatic-merchant",
			card: 17,
			name: {
				en: "Hanseatic Merchant",
				de: "Hansekaufmann",
				fr: "Marchand hanséatique"
			},
			colour: "blue",
			group: "merchant",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "merchant"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Merchant group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Handel (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Commerce (celui-ci compris)."
			},
			estimate: 4.4,
			provenance: "ours"
		},
		{
			id: "shipowner",
			card: 26,
			name: {
				en: "Shipowner",
				de: "Reederin",
				fr: "Armatrice"
			},
			colour: "blue",
			group: "merchant",
			price: 9,
			icon: "laurel",
			effect: {
				points: 1,
				count: { of: "canal-tokens" }
			},
			text: {
				en: "At the end of the game: get 1 point for each of your canal tokens on the board.",
				de: "Bei Spielende: Du erhältst 1 Punkt für jedes deiner Kanalplättchen auf dem Spielplan.",
				fr: "À la fin de la partie\xA0: gagnez 1 point pour chacun de vos jetons canal sur le plateau."
			},
			estimate: 5,
			provenance: "ours"
		},
		{
			id: "duchess",
			card: 107,
			name: {
				en: "Duchess",
				de: "Herzogin",
				fr: "Duchesse"
			},
			colour: "purple",
			group: "noble",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "noble"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Noble group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Adel (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Noblesse (celui-ci compris)."
			},
			estimate: 4.2,
			provenance: "ours"
		},
		{
			id: "king",
			card: 153,
			name: {
				en: "King",
				de: "König",
				fr: "Roi"
			},
			colour: "yellow",
			group: "noble",
			price: 12,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					minPrice: 9
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons with a price of 9 or more (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen mit einem Preis von mindestens 9 (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages d’un prix de 9 ou plus (celui-ci compris)."
			},
			estimate: 5.4,
			provenance: "ours"
		},
		{
			id: "baron",
			card: 34,
			name: {
				en: "Baron",
				de: "Freiherr",
				fr: "Baron"
			},
			colour: "brown",
			group: "noble",
			price: 9,
			icon: "laurel",
			effect: {
				points: 1,
				count: { of: "reputation-steps" }
			},
			text: {
				en: "At the end of the game: get 1 point for each step you have reached on the reputation track.",
				de: "Bei Spielende: Du erhältst 1 Punkt für jede Stufe, die du auf der Ansehensleiste erreicht hast.",
				fr: "À la fin de la partie\xA0: gagnez 1 point pour chaque échelon atteint sur l’échelle de réputation."
			},
			estimate: 4.6,
			provenance: "ours"
		},
		{
			id: "captain-of-the-guard",
			card: 4,
			name: {
				en: "Captain of the Guard",
				de: "Hauptmann der Wache",
				fr: "Capitaine de la garde"
			},
			colour: "blue",
			group: "protector",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "protector"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Protector group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Schutz (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Protection (celui-ci compris)."
			},
			estimate: 4.4,
			provenance: "ours"
		},
		{
			id: "tower-warden",
			card: 93,
			name: {
				en: "Tower Warden",
				de: "Türmerin",
				fr: "Guetteuse du beffroi"
			},
			colour: "red",
			group: "protector",
			price: 3,
			icon: "laurel",
			effect: {
				points: 2,
				count: { of: "empty-houses" }
			},
			text: {
				en: "At the end of the game: get 2 points for each of your empty houses.",
				de: "Bei Spielende: Du erhältst 2 Punkte für jedes deiner leeren Häuser.",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacune de vos maisons vides."
			},
			estimate: 3,
			provenance: "ours"
		},
		{
			id: "rector",
			card: 89,
			name: {
				en: "Rector",
				de: "Rektor",
				fr: "Recteur"
			},
			colour: "red",
			group: "scholar",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "scholar"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Scholar group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Wissenschaft (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Savoir (celui-ci compris)."
			},
			estimate: 4.4,
			provenance: "ours"
		},
		{
			id: "chronicler",
			card: 142,
			name: {
				en: "Chronicler",
				de: "Chronist",
				fr: "Chroniqueur"
			},
			colour: "yellow",
			group: "scholar",
			price: 6,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					icon: "arrow"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons with the arrow icon.",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen mit Pfeilsymbol.",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages portant le symbole flèche."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "gang-leader",
			card: 40,
			name: {
				en: "Gang Leader",
				de: "Bandenchefin",
				fr: "Cheffe de bande"
			},
			colour: "brown",
			group: "underworld",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "underworld"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Underworld group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Unterwelt (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Pègre (celui-ci compris)."
			},
			estimate: 4.4,
			provenance: "ours"
		},
		{
			id: "master-painter",
			card: 155,
			name: {
				en: "Master Painter",
				de: "Malermeisterin",
				fr: "Maître peintre"
			},
			colour: "yellow",
			group: "artist",
			price: 9,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "persons",
					group: "artist"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your persons in the Artist group (this one included).",
				de: "Bei Spielende: Du erhältst 2 Punkte für jede deiner Personen der Gruppe Kunst (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacun de vos personnages du groupe Arts (celui-ci compris)."
			},
			estimate: 4.4,
			provenance: "ours"
		},
		{
			id: "engraver",
			card: 14,
			name: {
				en: "Engraver",
				de: "Graveur",
				fr: "Graveur"
			},
			colour: "blue",
			group: "artist",
			price: 9,
			icon: "laurel",
			effect: {
				points: 1,
				count: { of: "groups" }
			},
			text: {
				en: "At the end of the game: get 1 point for each different group among your persons (this one included).",
				de: "Bei Spielende: Du erhältst 1 Punkt für jede verschiedene Gruppe unter deinen Personen (diese eingeschlossen).",
				fr: "À la fin de la partie\xA0: gagnez 1 point pour chaque groupe différent parmi vos personnages (celui-ci compris)."
			},
			estimate: 5,
			provenance: "completed"
		},
		{
			id: "sculptor",
			card: 91,
			name: {
				en: "Sculptor",
				de: "Bildhauer",
				fr: "Sculpteur"
			},
			colour: "red",
			group: "artist",
			price: 6,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "houses",
					colour: "red"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your red houses.",
				de: "Bei Spielende: Du erhältst 2 Punkte für jedes deiner roten Häuser.",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacune de vos maisons rouges."
			},
			estimate: 4,
			provenance: "ours"
		},
		{
			id: "glass-painter",
			card: 16,
			name: {
				en: "Glass Painter",
				de: "Glasmalerin",
				fr: "Peintre verrière"
			},
			colour: "blue",
			group: "artist",
			price: 6,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "houses",
					colour: "blue"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your blue houses.",
				de: "Bei Spielende: Du erhältst 2 Punkte für jedes deiner blauen Häuser.",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacune de vos maisons bleues."
			},
			estimate: 4,
			provenance: "ours"
		},
		{
			id: "wood-carver",
			card: 65,
			name: {
				en: "Wood Carver",
				de: "Holzschnitzer",
				fr: "Sculpteur sur bois"
			},
			colour: "brown",
			group: "artist",
			price: 6,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "houses",
					colour: "brown"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your brown houses.",
				de: "Bei Spielende: Du erhältst 2 Punkte für jedes deiner braunen Häuser.",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacune de vos maisons brunes."
			},
			estimate: 4,
			provenance: "ours"
		},
		{
			id: "illuminator",
			card: 114,
			name: {
				en: "Illuminator",
				de: "Buchmalerin",
				fr: "Enlumineuse"
			},
			colour: "purple",
			group: "artist",
			price: 6,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "houses",
					colour: "purple"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your purple houses.",
				de: "Bei Spielende: Du erhältst 2 Punkte für jedes deiner violetten Häuser.",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacune de vos maisons violettes."
			},
			estimate: 4,
			provenance: "ours"
		},
		{
			id: "gilder",
			card: 149,
			name: {
				en: "Gilder",
				de: "Vergolderin",
				fr: "Doreuse"
			},
			colour: "yellow",
			group: "artist",
			price: 6,
			icon: "laurel",
			effect: {
				points: 2,
				count: {
					of: "houses",
					colour: "yellow"
				}
			},
			text: {
				en: "At the end of the game: get 2 points for each of your yellow houses.",
				de: "Bei Spielende: Du erhältst 2 Punkte für jedes deiner gelben Häuser.",
				fr: "À la fin de la partie\xA0: gagnez 2 points pour chacune de vos maisons jaunes."
			},
			estimate: 4,
			provenance: "ours"
		},
		{
			id: "architect",
			card: 66,
			name: {
				en: "Architect",
				de: "Architekt",
				fr: "Architecte"
			},
			colour: "red",
			group: "artist",
			price: 12,
			icon: "laurel",
			effect: {
				points: 1,
				count: { of: "houses" }
			},
			text: {
				en: "At the end of the game: get 1 point for each of your houses.",
				de: "Bei Spielende: Du erhältst 1 Punkt für jedes deiner Häuser.",
				fr: "À la fin de la partie\xA0: gagnez 1 point pour chacune de vos maisons."
			},
			estimate: 6.5,
			provenance: "ours"
		}
	]
}, za = (e, { seat: t, got: n }) => B.filter((r) => e.players[t].workers[r] > n[r]), Ba = {
	kind: "exchange-workers",
	can: (e, t) => H(e.players[t].workers) > 0,
	act(e, t, { max: n }, r) {
		e.state.agenda.push({
			t: "swaps",
			seat: t,
			person: r,
			picked: 0,
			max: n,
			got: En()
		});
	},
	frames: { swaps: {
		ask: (e, t) => $("swapWorkers", t, 1),
		options(e, t, n, r) {
			if (n === t.seat) {
				for (let n of za(e, t)) for (let e of B) e !== n && r.push(Cr[n][e]);
				t.picked > 0 && r.push(q);
			}
		},
		answer(e, t, n, r) {
			let { agenda: i } = e.state;
			if (r.do === "decline") {
				i.pop();
				return;
			}
			let { give: a, take: o } = r, { source: s } = U[t.person];
			Gr(e, n, a, 1, s), Wr(e, n, o, 1, s), t.picked++, t.got = {
				...t.got,
				[o]: t.got[o] + 1
			}, (t.picked === t.max || za(e.state, t).length === 0) && i.pop();
		}
	} },
	bearers: [{
		id: "mendicant-friar",
		card: 21,
		name: {
			en: "Mendicant Friar",
			de: "Bettelmönch",
			fr: "Frère mendiant"
		},
		colour: "blue",
		group: "church",
		price: 0,
		icon: "infinity",
		mode: "activate",
		effect: { max: 2 },
		text: {
			en: "Once per round: swap up to 2 of your workers for as many workers of any colours.",
			de: "Einmal pro Runde: Tausche bis zu 2 deiner Handlanger gegen ebenso viele in Farben deiner Wahl.",
			fr: "Une fois par manche\xA0: échangez jusqu’à 2 de vos ouvriers contre autant d’ouvriers des couleurs de votre choix."
		},
		estimate: 2.2,
		provenance: "ours"
	}]
}, Va = {
	kind: "house-any-worker",
	bearers: [{
		id: "mason",
		card: 45,
		name: {
			en: "Mason",
			de: "Maurer",
			fr: "Maçon"
		},
		colour: "brown",
		group: "craftsman",
		price: 0,
		icon: "infinity",
		mode: "improve",
		effect: {},
		text: {
			en: "Whenever you build a house as an action, you may pay a worker of any colour.",
			de: "Immer wenn du als Aktion ein Haus baust, darfst du einen Handlanger beliebiger Farbe zahlen.",
			fr: "Chaque fois que vous construisez une maison comme action, vous pouvez payer un ouvrier de n’importe quelle couleur."
		},
		estimate: 2,
		provenance: "ours"
	}]
}, Ha = {
	kind: "extra-canal",
	can: (e, t, { factor: n }) => Jn.some((r) => ii(e, t, r, n)),
	act(e, t, { factor: n }, r) {
		let { state: i } = e, a = Jn.filter((e) => ii(i, t, e, n));
		a.length === 1 && !Gn(r) ? ai(e, t, a[0], U[r].source, n) : i.agenda.push({
			t: "extraCanal",
			seat: t,
			person: r,
			factor: n
		});
	},
	frames: { extraCanal: {
		ask: (e, t) => Q("extraCanal", t),
		options(e, t, n, r) {
			if (n === t.seat) {
				for (let i of Jn) ii(e, n, i, t.factor) && r.push(Ar(i));
				Gn(t.person) && r.push(q);
			}
		},
		answer(e, { person: t, factor: n }, r, i) {
			e.state.agenda.pop(), i.do !== "decline" && ai(e, r, i.section, U[t].source, n);
		}
	} },
	bearers: [
		{
			id: "canal-digger",
			card: 140,
			name: {
				en: "Canal Digger",
				de: "Kanalgräber",
				fr: "Terrassier"
			},
			colour: "yellow",
			group: "craftsman",
			price: 3,
			icon: "arrow",
			effect: { factor: 1 },
			text: {
				en: "At once: you may build 1 canal token without playing a card; pay its normal cost.",
				de: "Sofort: Du darfst 1 Kanalplättchen bauen, ohne eine Karte zu spielen; zahle den normalen Preis.",
				fr: "Immédiatement\xA0: vous pouvez construire 1 jeton canal sans jouer de carte, en payant son prix normal."
			},
			estimate: 3,
			provenance: "ours"
		},
		{
			id: "acrobat",
			card: 0,
			name: {
				en: "Acrobat",
				de: "Akrobatin",
				fr: "Acrobate"
			},
			colour: "blue",
			group: "entertainer",
			price: 3,
			icon: "worker",
			worker: "red",
			effect: { factor: 2 },
			text: {
				en: "Build 1 canal token without playing a card; pay double its cost.",
				de: "Baue 1 Kanalplättchen, ohne eine Karte zu spielen; zahle den doppelten Preis.",
				fr: "Construisez 1 jeton canal sans jouer de carte, en payant le double de son prix."
			},
			estimate: 2,
			provenance: "completed"
		},
		{
			id: "water-engineer",
			card: 96,
			name: {
				en: "Water Engineer",
				de: "Wasserbaumeister",
				fr: "Maître des eaux"
			},
			colour: "red",
			group: "scholar",
			price: 9,
			icon: "worker",
			worker: "brown",
			effect: { factor: 1 },
			text: {
				en: "Build 1 canal token without playing a card; pay its normal cost.",
				de: "Baue 1 Kanalplättchen, ohne eine Karte zu spielen; zahle den normalen Preis.",
				fr: "Construisez 1 jeton canal sans jouer de carte, en payant son prix normal."
			},
			estimate: 4.8,
			provenance: "ours"
		}
	]
}, Ua = {
	kind: "extra-card",
	can: (e, t) => e.players[t].hand.length > 0,
	act(e, t, n, r) {
		e.state.agenda.push({
			t: "extraPlay",
			seat: t,
			person: r,
			card: -1
		});
	},
	bearers: [{
		id: "coachman",
		card: 7,
		name: {
			en: "Coachman",
			de: "Kutscher",
			fr: "Cocher"
		},
		colour: "blue",
		group: "castle",
		price: 3,
		icon: "worker",
		worker: "yellow",
		effect: {},
		text: {
			en: "Play 1 more card from your hand for any action.",
			de: "Spiele 1 weitere Handkarte für eine beliebige Aktion aus.",
			fr: "Jouez 1 carte de plus de votre main pour une action au choix."
		},
		estimate: 5,
		provenance: "completed"
	}, {
		id: "student",
		card: 30,
		name: {
			en: "Student",
			de: "Student",
			fr: "Étudiant"
		},
		colour: "blue",
		group: "scholar",
		price: 0,
		icon: "arrow",
		effect: {},
		text: {
			en: "At once: you may play 1 more card from your hand for any action.",
			de: "Sofort: Du darfst 1 weitere Handkarte für eine beliebige Aktion ausspielen.",
			fr: "Immédiatement\xA0: vous pouvez jouer 1 carte de plus de votre main pour une action au choix."
		},
		estimate: 2.2,
		provenance: "ours"
	}]
}, Wa = {
	kind: "house-bonus",
	bearers: [{
		id: "land-surveyor",
		card: 83,
		name: {
			en: "Land Surveyor",
			de: "Landvermesser",
			fr: "Arpenteur"
		},
		colour: "red",
		group: "bureaucrat",
		price: 6,
		icon: "infinity",
		mode: "improve",
		effect: { guilders: 3 },
		text: {
			en: "Whenever you have built a house, take 3 guilders.",
			de: "Immer wenn du ein Haus gebaut hast, nimm 3 Gulden.",
			fr: "Chaque fois que vous avez construit une maison, prenez 3 florins."
		},
		estimate: 4.4,
		provenance: "ours"
	}]
};
// packages/bruges/src/uses/house.ts
function Ga(e, t, n, r) {
	let i = e.players[t], a = W(n);
	if (!Kn(i, Va)) i.workers[a] > 0 && r.push(vr[a](n));
	else for (let e of B) i.workers[e] > 0 && r.push(vr[e](n));
}
function Ka(e, t, { card: n, worker: r }) {
	r !== W(n) && G(e.state.players[t], Va, (n, r) => X(e, t, r.card)), Gr(e, t, r, 1, "house"), qa(e, t, n, "house");
}
function qa(e, t, n, r) {
	$r(e, t, n, r), G(e.state.players[t], Wa, ({ points: n = 0, guilders: r = 0 }, i) => {
		X(e, t, i.card), Y(e, t, n, i.source), J(e, t, r, i.source);
	});
}
var Ja = {
	kind: "extra-house",
	can: (e, t) => e.players[t].hand.length > 0,
	act(e, t, n, r) {
		let { agenda: i, players: a } = e.state, { hand: o } = a[t];
		o.length === 1 && !Gn(r) ? qa(e, t, o[0], U[r].source) : i.push({
			t: "extraHouse",
			seat: t,
			person: r
		});
	},
	frames: { extraHouse: {
		ask: (e, t) => Q("extraHouse", t),
		options(e, t, n, r) {
			if (n === t.seat) {
				for (let t of e.players[n].hand) r.push(Or(t));
				Gn(t.person) && r.push(q);
			}
		},
		answer(e, { person: t }, n, r) {
			e.state.agenda.pop(), r.do !== "decline" && qa(e, n, r.card, U[t].source);
		}
	} },
	bearers: [{
		id: "carpenter",
		card: 141,
		name: {
			en: "Carpenter",
			de: "Zimmermann",
			fr: "Charpentier"
		},
		colour: "yellow",
		group: "craftsman",
		price: 9,
		icon: "worker",
		worker: "brown",
		effect: {},
		text: {
			en: "Build 1 house with 1 card from your hand without paying a worker of its colour.",
			de: "Baue mit 1 Handkarte 1 Haus, ohne einen Handlanger seiner Farbe zu zahlen.",
			fr: "Construisez 1 maison avec 1 carte de votre main sans payer d’ouvrier de sa couleur."
		},
		estimate: 4.6,
		provenance: "ours"
	}, {
		id: "roofer",
		card: 90,
		name: {
			en: "Roofer",
			de: "Dachdecker",
			fr: "Couvreur"
		},
		colour: "red",
		group: "craftsman",
		price: 3,
		icon: "arrow",
		effect: {},
		text: {
			en: "At once: you may build 1 house with 1 card from your hand without paying a worker of its colour.",
			de: "Sofort: Du darfst mit 1 Handkarte 1 Haus bauen, ohne einen Handlanger seiner Farbe zu zahlen.",
			fr: "Immédiatement\xA0: vous pouvez construire 1 maison avec 1 carte de votre main sans payer d’ouvrier de sa couleur."
		},
		estimate: 2.8,
		provenance: "ours"
	}]
}, Ya = {
	kind: "extra-recruit",
	can: (e, t) => e.players[t].hand.length > 0 && aa(e.players[t]),
	act(e, t, { discount: n }, r) {
		e.state.agenda.push({
			t: "extraRecruit",
			seat: t,
			person: r,
			discount: n
		});
	},
	frames: { extraRecruit: {
		ask: (e, t) => Q("extraRecruit", t),
		options(e, t, n, r) {
			if (n !== t.seat) return;
			let i = e.players[n], a = ri(i);
			for (let e of i.hand) if (!(i.guilders < Ui(i, e, t.discount))) for (let t of a) r.push(kr(t)(e));
			r.push(q);
		},
		answer(e, { person: t, discount: n }, r, i) {
			e.state.agenda.pop(), i.do !== "decline" && sa(e, r, i.card, i.house, U[t].source, n);
		}
	} },
	bearers: [{
		id: "messenger",
		card: 22,
		name: {
			en: "Messenger",
			de: "Bote",
			fr: "Messager"
		},
		colour: "blue",
		group: "castle",
		price: 6,
		icon: "arrow",
		effect: { discount: 3 },
		text: {
			en: "At once: you may recruit 1 person from your hand for 3 guilders less.",
			de: "Sofort: Du darfst 1 Person aus deiner Hand für 3 Gulden weniger anwerben.",
			fr: "Immédiatement\xA0: vous pouvez recruter 1 personnage de votre main pour 3 florins de moins."
		},
		estimate: 3.4,
		provenance: "ours"
	}]
}, Xa = () => !0, Za = {
	kind: "gain",
	can: Xa,
	act(e, t, { points: n = 0, guilders: r = 0 }, i) {
		let { source: a } = U[i];
		Y(e, t, n, a), J(e, t, r, a);
	},
	bearers: [
		{
			id: "brewer",
			card: 70,
			name: {
				en: "Brewer",
				de: "Brauerin",
				fr: "Brasseuse"
			},
			colour: "red",
			group: "craftsman",
			price: 6,
			icon: "worker",
			worker: "blue",
			effect: { guilders: 4 },
			text: {
				en: "Take 4 guilders.",
				de: "Nimm 4 Gulden.",
				fr: "Prenez 4 florins."
			},
			estimate: 4,
			provenance: "ours"
		},
		{
			id: "relic-keeper",
			card: 58,
			name: {
				en: "Relic Keeper",
				de: "Reliquienhüterin",
				fr: "Gardienne des reliques"
			},
			colour: "brown",
			group: "church",
			price: 9,
			icon: "worker",
			worker: "blue",
			effect: { points: 2 },
			text: {
				en: "Get 2 points.",
				de: "Du erhältst 2 Punkte.",
				fr: "Gagnez 2 points."
			},
			estimate: 4.8,
			provenance: "ours"
		},
		{
			id: "accountant",
			card: 133,
			name: {
				en: "Accountant",
				de: "Buchhalterin",
				fr: "Comptable"
			},
			colour: "yellow",
			group: "merchant",
			price: 3,
			icon: "infinity",
			mode: "activate",
			effect: { guilders: 2 },
			text: {
				en: "Once per round: take 2 guilders.",
				de: "Einmal pro Runde: Nimm 2 Gulden.",
				fr: "Une fois par manche\xA0: prenez 2 florins."
			},
			estimate: 4,
			provenance: "completed"
		},
		{
			id: "prince",
			card: 122,
			name: {
				en: "Prince",
				de: "Prinz",
				fr: "Prince"
			},
			colour: "purple",
			group: "noble",
			price: 9,
			icon: "worker",
			worker: "yellow",
			effect: {
				points: 1,
				guilders: 3
			},
			text: {
				en: "Get 1 point and take 3 guilders.",
				de: "Du erhältst 1 Punkt und nimmst 3 Gulden.",
				fr: "Gagnez 1 point et prenez 3 florins."
			},
			estimate: 6.2,
			provenance: "completed"
		},
		{
			id: "queen",
			card: 88,
			name: {
				en: "Queen",
				de: "Königin",
				fr: "Reine"
			},
			colour: "red",
			group: "noble",
			price: 9,
			icon: "infinity",
			mode: "activate",
			effect: { points: 1 },
			text: {
				en: "Once per round: get 1 point.",
				de: "Einmal pro Runde: Du erhältst 1 Punkt.",
				fr: "Une fois par manche\xA0: gagnez 1 point."
			},
			estimate: 4.5,
			provenance: "printed"
		},
		{
			id: "archduke",
			card: 135,
			name: {
				en: "Archduke",
				de: "Erzherzog",
				fr: "Archiduc"
			},
			colour: "yellow",
			group: "noble",
			price: 12,
			icon: "worker",
			worker: "purple",
			effect: {
				points: 2,
				guilders: 1
			},
			text: {
				en: "Get 2 points and take 1 guilder.",
				de: "Du erhältst 2 Punkte und nimmst 1 Gulden.",
				fr: "Gagnez 2 points et prenez 1 florin."
			},
			estimate: 6.6,
			provenance: "ours"
		},
		{
			id: "dowager",
			card: 11,
			name: {
				en: "Dowager",
				de: "Fürstenwitwe",
				fr: "Douairière"
			},
			colour: "blue",
			group: "noble",
			price: 12,
			icon: "arrow",
			effect: { points: 6 },
			text: {
				en: "At once: get 6 points.",
				de: "Sofort: Du erhältst 6 Punkte.",
				fr: "Immédiatement\xA0: gagnez 6 points."
			},
			estimate: 6,
			provenance: "ours"
		},
		{
			id: "squire",
			card: 62,
			name: {
				en: "Squire",
				de: "Knappe",
				fr: "Écuyer"
			},
			colour: "brown",
			group: "noble",
			price: 0,
			icon: "worker",
			worker: "brown",
			effect: {
				points: 1,
				guilders: 1
			},
			text: {
				en: "Get 1 point and take 1 guilder.",
				de: "Du erhältst 1 Punkt und nimmst 1 Gulden.",
				fr: "Gagnez 1 point et prenez 1 florin."
			},
			estimate: 2.6,
			provenance: "ours"
		},
		{
			id: "knight",
			card: 116,
			name: {
				en: "Knight",
				de: "Ritter",
				fr: "Chevalier"
			},
			colour: "purple",
			group: "protector",
			price: 9,
			icon: "worker",
			worker: "red",
			effect: { points: 2 },
			text: {
				en: "Get 2 points.",
				de: "Du erhältst 2 Punkte.",
				fr: "Gagnez 2 points."
			},
			estimate: 4.8,
			provenance: "ours"
		},
		{
			id: "alchemist",
			card: 99,
			name: {
				en: "Alchemist",
				de: "Alchemist",
				fr: "Alchimiste"
			},
			colour: "purple",
			group: "scholar",
			price: 0,
			icon: "arrow",
			effect: { guilders: 6 },
			text: {
				en: "At once: take 6 guilders.",
				de: "Sofort: Nimm 6 Gulden.",
				fr: "Immédiatement\xA0: prenez 6 florins."
			},
			estimate: 2.7,
			provenance: "completed"
		}
	]
}, Qa = {
	kind: "gain-if-die",
	can: (e, t, { die: n, faces: r }) => r.includes(e.dice[n]),
	act(e, t, { points: n = 0, guilders: r = 0 }, i) {
		let { source: a } = U[i];
		Y(e, t, n, a), J(e, t, r, a);
	},
	bearers: [
		{
			id: "powderman",
			card: 54,
			name: {
				en: "Powderman",
				de: "Pulvermeister",
				fr: "Artificier"
			},
			colour: "brown",
			group: "entertainer",
			price: 6,
			icon: "infinity",
			mode: "activate",
			effect: {
				die: "brown",
				faces: [1, 2],
				points: 1
			},
			text: {
				en: "Once per round: if the brown die shows a 1 or a 2, get 1 point.",
				de: "Einmal pro Runde: Zeigt der braune Würfel eine 1 oder eine 2, erhältst du 1 Punkt.",
				fr: "Une fois par manche\xA0: si le dé brun indique 1 ou 2, gagnez 1 point."
			},
			estimate: 1.5,
			provenance: "completed"
		},
		{
			id: "fire-eater",
			card: 75,
			name: {
				en: "Fire Eater",
				de: "Feuerschluckerin",
				fr: "Cracheuse de feu"
			},
			colour: "red",
			group: "entertainer",
			price: 6,
			icon: "infinity",
			mode: "activate",
			effect: {
				die: "red",
				faces: [5, 6],
				points: 1,
				guilders: 2
			},
			text: {
				en: "Once per round: if the red die shows a 5 or a 6, get 1 point and take 2 guilders.",
				de: "Einmal pro Runde: Zeigt der rote Würfel eine 5 oder eine 6, erhältst du 1 Punkt und nimmst 2 Gulden.",
				fr: "Une fois par manche\xA0: si le dé rouge indique 5 ou 6, gagnez 1 point et prenez 2 florins."
			},
			estimate: 2.9,
			provenance: "ours"
		},
		{
			id: "stilt-walker",
			card: 29,
			name: {
				en: "Stilt Walker",
				de: "Stelzenläufer",
				fr: "Échassier"
			},
			colour: "blue",
			group: "entertainer",
			price: 6,
			icon: "infinity",
			mode: "activate",
			effect: {
				die: "blue",
				faces: [3, 4],
				points: 1,
				guilders: 2
			},
			text: {
				en: "Once per round: if the blue die shows a 3 or a 4, get 1 point and take 2 guilders.",
				de: "Einmal pro Runde: Zeigt der blaue Würfel eine 3 oder eine 4, erhältst du 1 Punkt und nimmst 2 Gulden.",
				fr: "Une fois par manche\xA0: si le dé bleu indique 3 ou 4, gagnez 1 point et prenez 2 florins."
			},
			estimate: 2.9,
			provenance: "ours"
		},
		{
			id: "fortune-teller",
			card: 110,
			name: {
				en: "Fortune Teller",
				de: "Wahrsagerin",
				fr: "Diseuse de bonne aventure"
			},
			colour: "purple",
			group: "entertainer",
			price: 6,
			icon: "infinity",
			mode: "activate",
			effect: {
				die: "purple",
				faces: [1, 6],
				points: 1,
				guilders: 2
			},
			text: {
				en: "Once per round: if the purple die shows a 1 or a 6, get 1 point and take 2 guilders.",
				de: "Einmal pro Runde: Zeigt der violette Würfel eine 1 oder eine 6, erhältst du 1 Punkt und nimmst 2 Gulden.",
				fr: "Une fois par manche\xA0: si le dé violet indique 1 ou 6, gagnez 1 point et prenez 2 florins."
			},
			estimate: 2.9,
			provenance: "ours"
		},
		{
			id: "juggler",
			card: 152,
			name: {
				en: "Juggler",
				de: "Jongleur",
				fr: "Jongleur"
			},
			colour: "yellow",
			group: "entertainer",
			price: 6,
			icon: "infinity",
			mode: "activate",
			effect: {
				die: "yellow",
				faces: [2, 5],
				points: 1,
				guilders: 2
			},
			text: {
				en: "Once per round: if the yellow die shows a 2 or a 5, get 1 point and take 2 guilders.",
				de: "Einmal pro Runde: Zeigt der gelbe Würfel eine 2 oder eine 5, erhältst du 1 Punkt und nimmst 2 Gulden.",
				fr: "Une fois par manche\xA0: si le dé jaune indique 2 ou 5, gagnez 1 point et prenez 2 florins."
			},
			estimate: 2.9,
			provenance: "ours"
		}
	]
}, $a = {
	kind: "guilders-action-any-die",
	bearers: [{
		id: "money-changer",
		card: 49,
		name: {
			en: "Money Changer",
			de: "Geldwechsler",
			fr: "Changeur"
		},
		colour: "brown",
		group: "merchant",
		price: 6,
		icon: "infinity",
		mode: "improve",
		effect: {},
		text: {
			en: "Whenever you take guilders as an action, you may use any die instead of the one of the card’s colour.",
			de: "Immer wenn du als Aktion Gulden nimmst, darfst du statt des Würfels der Kartenfarbe einen beliebigen anderen nutzen.",
			fr: "Chaque fois que vous prenez des florins comme action, vous pouvez utiliser n’importe quel dé au lieu de celui de la couleur de la carte."
		},
		estimate: 3.4,
		provenance: "ours"
	}]
}, eo = {
	kind: "guilders-action-bonus",
	bearers: [{
		id: "banker",
		card: 33,
		name: {
			en: "Banker",
			de: "Bankier",
			fr: "Banquier"
		},
		colour: "brown",
		group: "merchant",
		price: 12,
		icon: "infinity",
		mode: "improve",
		effect: { guilders: 3 },
		text: {
			en: "Whenever you take guilders as an action, take 3 more.",
			de: "Immer wenn du als Aktion Gulden nimmst, nimm 3 mehr.",
			fr: "Chaque fois que vous prenez des florins comme action, prenez-en 3 de plus."
		},
		estimate: 7,
		provenance: "ours"
	}]
}, to = {
	kind: "guilders-action-worker",
	bearers: [{
		id: "printer",
		card: 55,
		name: {
			en: "Printer",
			de: "Buchdrucker",
			fr: "Imprimeur"
		},
		colour: "brown",
		group: "scholar",
		price: 9,
		icon: "infinity",
		mode: "improve",
		effect: { count: 1 },
		text: {
			en: "Whenever you take guilders as an action, also take 1 worker of the card’s colour.",
			de: "Immer wenn du als Aktion Gulden nimmst, nimm auch 1 Handlanger der Kartenfarbe.",
			fr: "Chaque fois que vous prenez des florins comme action, prenez aussi 1 ouvrier de la couleur de la carte."
		},
		estimate: 4.6,
		provenance: "ours"
	}]
}, no = {
	kind: "guilders-by-die",
	can: Xa,
	act(e, t, { die: n }, r) {
		J(e, t, e.state.dice[n], U[r].source);
	},
	bearers: [
		{
			id: "spice-merchant",
			card: 28,
			name: {
				en: "Spice Merchant",
				de: "Gewürzhändler",
				fr: "Marchand d’épices"
			},
			colour: "blue",
			group: "merchant",
			price: 3,
			icon: "worker",
			worker: "purple",
			effect: { die: "red" },
			text: {
				en: "Take as many guilders as the red die shows.",
				de: "Nimm so viele Gulden, wie der rote Würfel zeigt.",
				fr: "Prenez un nombre de florins égal à la valeur du dé rouge."
			},
			estimate: 3.2,
			provenance: "ours"
		},
		{
			id: "cloth-merchant",
			card: 143,
			name: {
				en: "Cloth Merchant",
				de: "Tuchhändlerin",
				fr: "Drapière"
			},
			colour: "yellow",
			group: "merchant",
			price: 3,
			icon: "worker",
			worker: "brown",
			effect: { die: "blue" },
			text: {
				en: "Take as many guilders as the blue die shows.",
				de: "Nimm so viele Gulden, wie der blaue Würfel zeigt.",
				fr: "Prenez un nombre de florins égal à la valeur du dé bleu."
			},
			estimate: 3.2,
			provenance: "ours"
		},
		{
			id: "wine-merchant",
			card: 98,
			name: {
				en: "Wine Merchant",
				de: "Weinhändler",
				fr: "Négociant en vin"
			},
			colour: "red",
			group: "merchant",
			price: 3,
			icon: "worker",
			worker: "blue",
			effect: { die: "purple" },
			text: {
				en: "Take as many guilders as the purple die shows.",
				de: "Nimm so viele Gulden, wie der violette Würfel zeigt.",
				fr: "Prenez un nombre de florins égal à la valeur du dé violet."
			},
			estimate: 3.2,
			provenance: "ours"
		},
		{
			id: "fur-trader",
			card: 111,
			name: {
				en: "Fur Trader",
				de: "Pelzhändler",
				fr: "Pelletier"
			},
			colour: "purple",
			group: "merchant",
			price: 3,
			icon: "worker",
			worker: "yellow",
			effect: { die: "brown" },
			text: {
				en: "Take as many guilders as the brown die shows.",
				de: "Nimm so viele Gulden, wie der braune Würfel zeigt.",
				fr: "Prenez un nombre de florins égal à la valeur du dé brun."
			},
			estimate: 3.2,
			provenance: "ours"
		},
		{
			id: "grain-merchant",
			card: 42,
			name: {
				en: "Grain Merchant",
				de: "Kornhändlerin",
				fr: "Marchande de grains"
			},
			colour: "brown",
			group: "merchant",
			price: 3,
			icon: "worker",
			worker: "red",
			effect: { die: "yellow" },
			text: {
				en: "Take as many guilders as the yellow die shows.",
				de: "Nimm so viele Gulden, wie der gelbe Würfel zeigt.",
				fr: "Prenez un nombre de florins égal à la valeur du dé jaune."
			},
			estimate: 3.2,
			provenance: "ours"
		}
	]
}, ro = {
	kind: "guilders-per",
	can: (e, t, n) => La(e.players[t], n.count) > 0,
	act(e, t, n, r) {
		J(e, t, n.amount * La(e.state.players[t], n.count), U[r].source);
	},
	bearers: [
		{
			id: "councillor",
			card: 72,
			name: {
				en: "Councillor",
				de: "Stadträtin",
				fr: "Conseillère"
			},
			colour: "red",
			group: "bureaucrat",
			price: 3,
			icon: "worker",
			worker: "brown",
			effect: {
				amount: 2,
				count: {
					of: "houses",
					colour: "purple"
				}
			},
			text: {
				en: "Take 2 guilders for each of your purple houses.",
				de: "Nimm 2 Gulden für jedes deiner violetten Häuser.",
				fr: "Prenez 2 florins pour chacune de vos maisons violettes."
			},
			estimate: 3.6,
			provenance: "completed"
		},
		{
			id: "councilman",
			card: 38,
			name: {
				en: "Councilman",
				de: "Ratsherr",
				fr: "Conseiller"
			},
			colour: "brown",
			group: "bureaucrat",
			price: 3,
			icon: "worker",
			worker: "purple",
			effect: {
				amount: 2,
				count: {
					of: "houses",
					colour: "yellow"
				}
			},
			text: {
				en: "Take 2 guilders for each of your yellow houses.",
				de: "Nimm 2 Gulden für jedes deiner gelben Häuser.",
				fr: "Prenez 2 florins pour chacune de vos maisons jaunes."
			},
			estimate: 3.6,
			provenance: "completed"
		},
		{
			id: "alderman",
			card: 134,
			name: {
				en: "Alderman",
				de: "Schöffe",
				fr: "Échevin"
			},
			colour: "yellow",
			group: "bureaucrat",
			price: 3,
			icon: "worker",
			worker: "blue",
			effect: {
				amount: 2,
				count: {
					of: "houses",
					colour: "red"
				}
			},
			text: {
				en: "Take 2 guilders for each of your red houses.",
				de: "Nimm 2 Gulden für jedes deiner roten Häuser.",
				fr: "Prenez 2 florins pour chacune de vos maisons rouges."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "town-clerk",
			card: 130,
			name: {
				en: "Town Clerk",
				de: "Stadtschreiber",
				fr: "Greffier"
			},
			colour: "purple",
			group: "bureaucrat",
			price: 3,
			icon: "worker",
			worker: "yellow",
			effect: {
				amount: 2,
				count: {
					of: "houses",
					colour: "blue"
				}
			},
			text: {
				en: "Take 2 guilders for each of your blue houses.",
				de: "Nimm 2 Gulden für jedes deiner blauen Häuser.",
				fr: "Prenez 2 florins pour chacune de vos maisons bleues."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "bailiff",
			card: 3,
			name: {
				en: "Bailiff",
				de: "Amtmann",
				fr: "Bailli"
			},
			colour: "blue",
			group: "bureaucrat",
			price: 3,
			icon: "worker",
			worker: "red",
			effect: {
				amount: 2,
				count: {
					of: "houses",
					colour: "brown"
				}
			},
			text: {
				en: "Take 2 guilders for each of your brown houses.",
				de: "Nimm 2 Gulden für jedes deiner braunen Häuser.",
				fr: "Prenez 2 florins pour chacune de vos maisons brunes."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "piper",
			card: 86,
			name: {
				en: "Piper",
				de: "Sackpfeiferin",
				fr: "Joueuse de cornemuse"
			},
			colour: "red",
			group: "entertainer",
			price: 9,
			icon: "worker",
			worker: "yellow",
			effect: {
				amount: 1,
				count: { of: "persons" }
			},
			text: {
				en: "Take 1 guilder for each of your persons (this one included).",
				de: "Nimm 1 Gulden für jede deiner Personen (diese eingeschlossen).",
				fr: "Prenez 1 florin pour chacun de vos personnages (celui-ci compris)."
			},
			estimate: 4.8,
			provenance: "ours"
		},
		{
			id: "broker",
			card: 139,
			name: {
				en: "Broker",
				de: "Makler",
				fr: "Courtier"
			},
			colour: "yellow",
			group: "merchant",
			price: 9,
			icon: "worker",
			worker: "red",
			effect: {
				amount: 3,
				count: {
					of: "persons",
					group: "merchant"
				}
			},
			text: {
				en: "Take 3 guilders for each of your persons in the Merchant group (this one included).",
				de: "Nimm 3 Gulden für jede deiner Personen der Gruppe Handel (diese eingeschlossen).",
				fr: "Prenez 3 florins pour chacun de vos personnages du groupe Commerce (celui-ci compris)."
			},
			estimate: 5.2,
			provenance: "ours"
		},
		{
			id: "night-watchman",
			card: 120,
			name: {
				en: "Night Watchman",
				de: "Nachtwächter",
				fr: "Veilleur de nuit"
			},
			colour: "purple",
			group: "protector",
			price: 0,
			icon: "arrow",
			effect: {
				amount: 2,
				count: { of: "threats" }
			},
			text: {
				en: "At once: take 2 guilders for each of your threat markers.",
				de: "Sofort: Nimm 2 Gulden für jeden deiner Bedrohungsmarker.",
				fr: "Immédiatement\xA0: prenez 2 florins pour chacun de vos marqueurs menace."
			},
			estimate: 2.6,
			provenance: "ours"
		}
	]
}, io = {
	kind: "immune",
	bearers: [{
		id: "gatekeeper",
		card: 41,
		name: {
			en: "Gatekeeper",
			de: "Torwächter",
			fr: "Gardien de la porte"
		},
		colour: "brown",
		group: "protector",
		price: 3,
		icon: "infinity",
		mode: "react",
		effect: {},
		text: {
			en: "Other players’ persons cannot take anything from you, make you lose anything or give you threat markers.",
			de: "Personen anderer Spieler können dir nichts wegnehmen, dich nichts verlieren lassen und dir keine Bedrohungsmarker geben.",
			fr: "Les personnages des autres joueurs ne peuvent rien vous prendre, ni vous faire perdre quoi que ce soit, ni vous donner de marqueurs menace."
		},
		estimate: 2.4,
		provenance: "ours"
	}]
}, ao = (e) => Kn(e, io);
// packages/bruges/src/persons/others.ts
function oo(e, t, n, r, i) {
	e.state.agenda.push({
		t: "others",
		seat: t,
		person: r,
		of: i,
		done: 0
	});
}
var so = { step(e, t) {
	let { state: n } = e, { seat: r, person: i } = t, { ability: a, effect: o } = Vn[t.of];
	if (t.done++, t.done === n.seats) {
		n.agenda.pop(), a.after?.(e, r, o, i);
		return;
	}
	let s = (r + t.done) % n.seats;
	co(e, s) || a.each(e, r, s, o, i);
} };
function co(e, t) {
	let n = e.state.players[t];
	return ao(n) ? (G(n, io, (n, { card: r }) => X(e, t, r)), !0) : !1;
}
function lo(e, t, n) {
	let { players: r } = e;
	for (let e = 0; e < r.length; e++) if (e !== t && !ao(r[e]) && n(r[e])) return !0;
	return !1;
}
// packages/bruges/src/persons/leaders-step-back.ts
var uo = (e, t) => [...Z(e, t)].filter((n) => e.players[n].reputation > e.players[t].reputation), fo = {
	kind: "leaders-step-back",
	can: (e, t) => e.players[t].reputation < 8,
	act(e, t, { steps: n, advance: r }, i) {
		let { source: a } = U[i];
		for (let r of uo(e.state, t)) co(e, r) || Mi(e, r, n, a);
		ji(e, t, r, a);
	},
	bearers: [{
		id: "chancellor",
		card: 5,
		name: {
			en: "Chancellor",
			de: "Kanzler",
			fr: "Chancelier"
		},
		colour: "blue",
		group: "noble",
		price: 9,
		icon: "arrow",
		effect: {
			steps: 1,
			advance: 1
		},
		text: {
			en: "At once: every player ahead of you on the reputation track goes back 1 step. Then advance 1 step without paying guilders.",
			de: "Sofort: Alle, die auf der Ansehensleiste vor dir stehen, gehen 1 Stufe zurück. Rücke dann 1 Stufe vor, ohne Gulden zu zahlen.",
			fr: "Immédiatement\xA0: chaque joueur devant vous sur l’échelle de réputation recule de 1 échelon. Avancez ensuite de 1 échelon sans payer de florins."
		},
		estimate: 4.2,
		provenance: "ours"
	}]
}, po = {
	kind: "on-die-face",
	bearers: [{
		id: "gambler",
		card: 147,
		name: {
			en: "Gambler",
			de: "Würfelspieler",
			fr: "Joueur de dés"
		},
		colour: "yellow",
		group: "entertainer",
		price: 6,
		icon: "infinity",
		mode: "react",
		effect: {
			face: 6,
			guilders: 2
		},
		text: {
			en: "In phase 2, after the threat markers are handed out, take 2 guilders for each die showing a 6.",
			de: "Nimm in Phase 2 nach dem Verteilen der Bedrohungsmarker 2 Gulden für jeden Würfel, der eine 6 zeigt.",
			fr: "En phase 2, après la distribution des marqueurs menace, prenez 2 florins pour chaque dé indiquant 6."
		},
		estimate: 3.6,
		provenance: "ours"
	}]
}, mo = {
	kind: "others-give-guilders",
	can: (e, t) => lo(e, t, ({ guilders: e }) => e > 0),
	act: oo,
	each(e, t, n, { count: r }, i) {
		Hr(e, n, t, r, U[i].source);
	},
	bearers: [{
		id: "highwayman",
		card: 81,
		name: {
			en: "Highwayman",
			de: "Wegelagerer",
			fr: "Bandit de grand chemin"
		},
		colour: "red",
		group: "underworld",
		price: 6,
		icon: "arrow",
		effect: { count: 3 },
		text: {
			en: "At once: every other player gives you 3 guilders (or as many as they have).",
			de: "Sofort: Alle anderen geben dir je 3 Gulden (oder so viele, wie sie haben).",
			fr: "Immédiatement\xA0: chaque autre joueur vous donne 3 florins (ou autant qu’il en a)."
		},
		estimate: 3.6,
		provenance: "ours"
	}, {
		id: "extortioner",
		card: 15,
		name: {
			en: "Extortioner",
			de: "Erpresser",
			fr: "Extorqueur"
		},
		colour: "blue",
		group: "underworld",
		price: 9,
		icon: "infinity",
		mode: "activate",
		effect: { count: 1 },
		text: {
			en: "Once per round: every other player gives you 1 guilder (if they have one).",
			de: "Einmal pro Runde: Alle anderen geben dir je 1 Gulden (falls sie einen haben).",
			fr: "Une fois par manche\xA0: chaque autre joueur vous donne 1 florin (s’il en a un)."
		},
		estimate: 5,
		provenance: "ours"
	}]
};
// packages/bruges/src/persons/others-give-workers.ts
function ho(e, t, n, r, i, a) {
	let { source: o } = U[a];
	Gr(e, t, r, i, o, n), Wr(e, n, r, i, o, t);
}
var go = ({ players: e }, t) => B.filter((n) => e[t].workers[n] > 0);
function _o(e, { seat: t, to: n, person: r, picked: i, max: a }) {
	let { workers: o } = e.state.players[t], s = go(e.state, t), c = a - i;
	if (!(c > 0 && s.length > 1 && H(o) > c)) {
		e.state.agenda.pop();
		for (let i of s) {
			let a = Math.min(c, o[i]);
			a > 0 && ho(e, t, n, i, a, r), c -= a;
		}
	}
}
var vo = {
	kind: "others-give-workers",
	can: (e, t) => lo(e, t, (e) => H(e.workers) > 0),
	act: oo,
	each(e, t, n, { count: r }, i) {
		let a = {
			t: "alms",
			seat: n,
			person: i,
			to: t,
			picked: 0,
			max: r
		};
		e.state.agenda.push(a), _o(e, a);
	},
	frames: { alms: {
		ask: (e, t) => $("giveWorkers", t, t.max),
		options(e, t, n, r) {
			if (n === t.seat) for (let t of go(e, n)) r.push(wr[t]);
		},
		answer(e, t, n, { colour: r }) {
			ho(e, n, t.to, r, 1, t.person), t.picked++, _o(e, t);
		}
	} },
	bearers: [{
		id: "beggar",
		card: 103,
		name: {
			en: "Beggar",
			de: "Bettler",
			fr: "Mendiant"
		},
		colour: "purple",
		group: "underworld",
		price: 6,
		icon: "arrow",
		effect: { count: 2 },
		text: {
			en: "At once: every other player gives you 2 workers of their choice (or as many as they have).",
			de: "Sofort: Alle anderen geben dir je 2 Handlanger ihrer Wahl (oder so viele, wie sie haben).",
			fr: "Immédiatement\xA0: chaque autre joueur vous donne 2 ouvriers de son choix (ou autant qu’il en a)."
		},
		estimate: 4.2,
		provenance: "completed"
	}]
};
// packages/bruges/src/persons/others-lose-house.ts
function yo(e, t, n, r, i, a) {
	let { source: o } = U[a];
	ei(e, t, n, o), Y(e, r, i, o);
}
var bo = {
	kind: "others-lose-house",
	can: (e, t) => lo(e, t, aa),
	act: oo,
	each(e, t, n, { points: r }, i) {
		let { agenda: a, players: o } = e.state, s = ri(o[n]);
		s.length !== 0 && (s.length === 1 ? yo(e, n, s[0], t, r, i) : a.push({
			t: "demolish",
			seat: n,
			person: i,
			to: t,
			points: r
		}));
	},
	frames: { demolish: {
		ask: (e, t) => Q("loseHouse", t),
		options(e, t, n, r) {
			if (n === t.seat) for (let t of ri(e.players[n])) r.push(Ir(t));
		},
		answer(e, { to: t, points: n, person: r }, i, { house: a }) {
			e.state.agenda.pop(), yo(e, i, a, t, n, r);
		}
	} },
	bearers: [{
		id: "arsonist",
		card: 136,
		name: {
			en: "Arsonist",
			de: "Brandstifter",
			fr: "Incendiaire"
		},
		colour: "yellow",
		group: "underworld",
		price: 6,
		icon: "arrow",
		effect: { points: 1 },
		text: {
			en: "At once: every other player with an empty house discards one. Get 1 point for each house discarded.",
			de: "Sofort: Alle anderen, die ein leeres Haus haben, werfen eines ab. Du erhältst 1 Punkt für jedes abgeworfene Haus.",
			fr: "Immédiatement\xA0: chaque autre joueur ayant une maison vide en défausse une. Gagnez 1 point pour chaque maison défaussée."
		},
		estimate: 3,
		provenance: "ours"
	}]
}, xo = {
	kind: "others-lose-points",
	can: Xa,
	act: oo,
	each(e, t, n, { lose: r }, i) {
		Ur(e, n, r, U[i].source);
	},
	after(e, t, { points: n }, r) {
		Y(e, t, n, U[r].source);
	},
	bearers: [{
		id: "slanderer",
		card: 61,
		name: {
			en: "Slanderer",
			de: "Verleumderin",
			fr: "Calomniatrice"
		},
		colour: "brown",
		group: "underworld",
		price: 6,
		icon: "arrow",
		effect: {
			lose: 2,
			points: 2
		},
		text: {
			en: "At once: every other player loses 2 points. Get 2 points.",
			de: "Sofort: Alle anderen verlieren je 2 Punkte. Du erhältst 2 Punkte.",
			fr: "Immédiatement\xA0: chaque autre joueur perd 2 points. Gagnez 2 points."
		},
		estimate: 4,
		provenance: "ours"
	}]
}, So = {
	kind: "others-return-canal",
	can: (e, t) => lo(e, t, (e) => Yn(e) > 0),
	act: oo,
	each(e, t, n, { count: r }, i) {
		e.state.agenda.push({
			t: "returnCanals",
			seat: n,
			person: i,
			left: r
		});
	},
	frames: {
		returnCanals: { step(e, t) {
			let { agenda: n, players: r } = e.state, { canals: i } = r[t.seat], a = Jn.filter((e) => i[e] > 0);
			t.left === 0 || a.length === 0 ? n.pop() : (t.left--, a.length === 1 ? si(e, t.seat, a[0], U[t.person].source) : n.push({
				t: "returnCanal",
				seat: t.seat,
				person: t.person
			}));
		} },
		returnCanal: {
			ask: (e, t) => Q("returnCanal", t),
			options(e, t, n, r) {
				if (n === t.seat) for (let e of Jn) r.push(pr(e));
			},
			answer(e, { person: t }, n, { section: r }) {
				e.state.agenda.pop(), si(e, n, r, U[t].source);
			}
		}
	},
	bearers: [{
		id: "troublemaker",
		card: 163,
		name: {
			en: "Troublemaker",
			de: "Unruhestifter",
			fr: "Fauteur de troubles"
		},
		colour: "yellow",
		group: "underworld",
		price: 6,
		icon: "arrow",
		effect: { count: 1 },
		text: {
			en: "At once: every other player returns 1 of their canal tokens to the supply.",
			de: "Sofort: Alle anderen legen je 1 ihrer Kanalplättchen in den Vorrat zurück.",
			fr: "Immédiatement\xA0: chaque autre joueur remet 1 de ses jetons canal dans la réserve."
		},
		estimate: 2.4,
		provenance: "printed"
	}]
}, Co = {
	kind: "others-take-threat",
	can: Xa,
	act: oo,
	each(e, t, n, { colour: r }, i) {
		ui(e, n, r, U[i].source);
	},
	after(e, t, { guilders: n }, r) {
		J(e, t, n, U[r].source);
	},
	bearers: [
		{
			id: "firebug",
			card: 77,
			name: {
				en: "Firebug",
				de: "Zündlerin",
				fr: "Boutefeu"
			},
			colour: "red",
			group: "underworld",
			price: 3,
			icon: "arrow",
			effect: {
				colour: "red",
				guilders: 3
			},
			text: {
				en: "At once: every other player takes 1 red threat marker. Take 3 guilders.",
				de: "Sofort: Alle anderen nehmen je 1 roten Bedrohungsmarker. Nimm 3 Gulden.",
				fr: "Immédiatement\xA0: chaque autre joueur prend 1 marqueur menace rouge. Prenez 3 florins."
			},
			estimate: 2.8,
			provenance: "ours"
		},
		{
			id: "dyke-breaker",
			card: 12,
			name: {
				en: "Dyke Breaker",
				de: "Deichbrecher",
				fr: "Briseur de digues"
			},
			colour: "blue",
			group: "underworld",
			price: 3,
			icon: "arrow",
			effect: {
				colour: "blue",
				guilders: 3
			},
			text: {
				en: "At once: every other player takes 1 blue threat marker. Take 3 guilders.",
				de: "Sofort: Alle anderen nehmen je 1 blauen Bedrohungsmarker. Nimm 3 Gulden.",
				fr: "Immédiatement\xA0: chaque autre joueur prend 1 marqueur menace bleu. Prenez 3 florins."
			},
			estimate: 2.7,
			provenance: "ours"
		},
		{
			id: "rat-breeder",
			card: 56,
			name: {
				en: "Rat Breeder",
				de: "Rattenzüchterin",
				fr: "Éleveuse de rats"
			},
			colour: "brown",
			group: "underworld",
			price: 3,
			icon: "arrow",
			effect: {
				colour: "brown",
				guilders: 3
			},
			text: {
				en: "At once: every other player takes 1 brown threat marker. Take 3 guilders.",
				de: "Sofort: Alle anderen nehmen je 1 braunen Bedrohungsmarker. Nimm 3 Gulden.",
				fr: "Immédiatement\xA0: chaque autre joueur prend 1 marqueur menace brun. Prenez 3 florins."
			},
			estimate: 3,
			provenance: "ours"
		},
		{
			id: "robbers-scout",
			card: 158,
			name: {
				en: "Robbers’ Scout",
				de: "Räuberspäher",
				fr: "Éclaireur des brigands"
			},
			colour: "yellow",
			group: "underworld",
			price: 3,
			icon: "arrow",
			effect: {
				colour: "yellow",
				guilders: 3
			},
			text: {
				en: "At once: every other player takes 1 yellow threat marker. Take 3 guilders.",
				de: "Sofort: Alle anderen nehmen je 1 gelben Bedrohungsmarker. Nimm 3 Gulden.",
				fr: "Immédiatement\xA0: chaque autre joueur prend 1 marqueur menace jaune. Prenez 3 florins."
			},
			estimate: 2.7,
			provenance: "ours"
		},
		{
			id: "schemer",
			card: 125,
			name: {
				en: "Schemer",
				de: "Ränkeschmiedin",
				fr: "Intrigante"
			},
			colour: "purple",
			group: "underworld",
			price: 3,
			icon: "arrow",
			effect: {
				colour: "purple",
				guilders: 3
			},
			text: {
				en: "At once: every other player takes 1 purple threat marker. Take 3 guilders.",
				de: "Sofort: Alle anderen nehmen je 1 violetten Bedrohungsmarker. Nimm 3 Gulden.",
				fr: "Immédiatement\xA0: chaque autre joueur prend 1 marqueur menace violet. Prenez 3 florins."
			},
			estimate: 2.7,
			provenance: "ours"
		}
	]
};
// packages/bruges/src/persons/pass-threat.ts
function wo(e, t, n) {
	for (let r of B) if (e.players[t].threats[r] !== 0) for (let i of Z(e, t)) ao(e.players[i]) || n.push(Rr[r](i));
}
function To(e, t, { colour: n, to: r }, i) {
	e.state.players[t].threats[n]--, ui(e, r, n, U[i].source, t);
}
var Eo = {
	kind: "pass-threat",
	can: (e, t) => H(e.players[t].threats) > 0 && lo(e, t, () => !0),
	act(e, t, n, r) {
		let i = [];
		wo(e.state, t, i), i.length === 1 ? To(e, t, i[0], r) : e.state.agenda.push({
			t: "passThreat",
			seat: t,
			person: r
		});
	},
	frames: { passThreat: {
		ask: (e, t) => Q("passThreat", t),
		options(e, t, n, r) {
			n === t.seat && wo(e, n, r);
		},
		answer(e, { person: t }, n, r) {
			e.state.agenda.pop(), To(e, n, r, t);
		}
	} },
	bearers: [{
		id: "crossbowman",
		card: 10,
		name: {
			en: "Crossbowman",
			de: "Armbrustschütze",
			fr: "Arbalétrier"
		},
		colour: "blue",
		group: "protector",
		price: 6,
		icon: "worker",
		worker: "yellow",
		effect: {},
		text: {
			en: "Give 1 of your threat markers to another player of your choice.",
			de: "Gib 1 deiner Bedrohungsmarker einem Mitspieler deiner Wahl.",
			fr: "Donnez 1 de vos marqueurs menace à un autre joueur de votre choix."
		},
		estimate: 3.4,
		provenance: "ours"
	}]
}, Do = {
	kind: "pay-for-points",
	can: (e, t, { pay: n }) => e.players[t].guilders >= n,
	act(e, t, { pay: n, points: r, times: i }, a) {
		e.state.agenda.push({
			t: "purchase",
			seat: t,
			person: a,
			pay: n,
			points: r,
			picked: 0,
			max: i
		});
	},
	frames: { purchase: {
		ask: (e, t) => $("payForPoints", t, 0),
		options(e, t, n, r) {
			n === t.seat && r.push(lr, q);
		},
		answer(e, t, n, r) {
			let { agenda: i, players: a } = e.state;
			if (r.do === "decline") {
				i.pop();
				return;
			}
			let { source: o } = U[t.person];
			Vr(e, n, t.pay, o), Y(e, n, t.points, o), t.picked++, (t.picked === t.max || a[n].guilders < t.pay) && i.pop();
		}
	} },
	bearers: [{
		id: "goldsmith",
		card: 79,
		name: {
			en: "Goldsmith",
			de: "Goldschmied",
			fr: "Orfèvre"
		},
		colour: "red",
		group: "artist",
		price: 6,
		icon: "arrow",
		effect: {
			pay: 3,
			points: 2,
			times: 4
		},
		text: {
			en: "At once: you may pay 3 guilders up to 4 times and get 2 points each time.",
			de: "Sofort: Du darfst bis zu 4-mal 3 Gulden zahlen und erhältst jedes Mal 2 Punkte.",
			fr: "Immédiatement\xA0: vous pouvez payer 3 florins jusqu’à 4 fois et gagner chaque fois 2 points."
		},
		estimate: 3.2,
		provenance: "ours"
	}]
}, Oo = {
	kind: "points-per",
	can: (e, t, n) => La(e.players[t], n.count) > 0,
	act(e, t, n, r) {
		Y(e, t, n.amount * La(e.state.players[t], n.count), U[r].source);
	},
	bearers: [
		{
			id: "saddler",
			card: 59,
			name: {
				en: "Saddler",
				de: "Sattler",
				fr: "Sellier"
			},
			colour: "brown",
			group: "craftsman",
			price: 6,
			icon: "worker",
			worker: "red",
			effect: {
				amount: 1,
				count: {
					of: "persons",
					group: "craftsman"
				}
			},
			text: {
				en: "Get 1 point for each of your persons in the Craftsman group (this one included).",
				de: "Du erhältst 1 Punkt für jede deiner Personen der Gruppe Handwerk (diese eingeschlossen).",
				fr: "Gagnez 1 point pour chacun de vos personnages du groupe Artisanat (celui-ci compris)."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "choirmaster",
			card: 6,
			name: {
				en: "Choirmaster",
				de: "Kantor",
				fr: "Maître de chapelle"
			},
			colour: "blue",
			group: "church",
			price: 6,
			icon: "worker",
			worker: "brown",
			effect: {
				amount: 1,
				count: {
					of: "persons",
					group: "church"
				}
			},
			text: {
				en: "Get 1 point for each of your persons in the Church group (this one included).",
				de: "Du erhältst 1 Punkt für jede deiner Personen der Gruppe Kirche (diese eingeschlossen).",
				fr: "Gagnez 1 point pour chacun de vos personnages du groupe Église (celui-ci compris)."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "bard",
			card: 67,
			name: {
				en: "Bard",
				de: "Barde",
				fr: "Barde"
			},
			colour: "red",
			group: "entertainer",
			price: 6,
			icon: "worker",
			worker: "purple",
			effect: {
				amount: 1,
				count: {
					of: "persons",
					group: "entertainer"
				}
			},
			text: {
				en: "Get 1 point for each of your persons in the Entertainer group (this one included).",
				de: "Du erhältst 1 Punkt für jede deiner Personen der Gruppe Unterhaltung (diese eingeschlossen).",
				fr: "Gagnez 1 point pour chacun de vos personnages du groupe Spectacle (celui-ci compris)."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "carpet-maker",
			card: 36,
			name: {
				en: "Carpet Maker",
				de: "Teppichknüpferin",
				fr: "Tapissière"
			},
			colour: "brown",
			group: "artist",
			price: 6,
			icon: "worker",
			worker: "yellow",
			effect: {
				amount: 1,
				count: {
					of: "persons",
					group: "artist"
				}
			},
			text: {
				en: "Get 1 point for each of your persons in the Artist group (this one included).",
				de: "Du erhältst 1 Punkt für jede deiner Personen der Gruppe Kunst (diese eingeschlossen).",
				fr: "Gagnez 1 point pour chacun de vos personnages du groupe Arts (celui-ci compris)."
			},
			estimate: 3.6,
			provenance: "completed"
		},
		{
			id: "portrait-painter",
			card: 121,
			name: {
				en: "Portrait Painter",
				de: "Porträtmaler",
				fr: "Portraitiste"
			},
			colour: "purple",
			group: "artist",
			price: 12,
			icon: "worker",
			worker: "blue",
			effect: {
				amount: 1,
				count: {
					of: "persons",
					minPrice: 9
				}
			},
			text: {
				en: "Get 1 point for each of your persons with a price of 9 or more (this one included).",
				de: "Du erhältst 1 Punkt für jede deiner Personen mit einem Preis von mindestens 9 (diese eingeschlossen).",
				fr: "Gagnez 1 point pour chacun de vos personnages d’un prix de 9 ou plus (celui-ci compris)."
			},
			estimate: 5.6,
			provenance: "ours"
		},
		{
			id: "poet",
			card: 53,
			name: {
				en: "Poet",
				de: "Dichterin",
				fr: "Poétesse"
			},
			colour: "brown",
			group: "artist",
			price: 9,
			icon: "arrow",
			effect: {
				amount: 1,
				count: { of: "persons" }
			},
			text: {
				en: "At once: get 1 point for each of your persons (this one included).",
				de: "Sofort: Du erhältst 1 Punkt für jede deiner Personen (diese eingeschlossen).",
				fr: "Immédiatement\xA0: gagnez 1 point pour chacun de vos personnages (celui-ci compris)."
			},
			estimate: 4.8,
			provenance: "ours"
		},
		{
			id: "landscape-painter",
			card: 117,
			name: {
				en: "Landscape Painter",
				de: "Landschaftsmaler",
				fr: "Paysagiste"
			},
			colour: "purple",
			group: "artist",
			price: 6,
			icon: "arrow",
			effect: {
				amount: 1,
				count: { of: "canal-tokens" }
			},
			text: {
				en: "At once: get 1 point for each of your canal tokens on the board.",
				de: "Sofort: Du erhältst 1 Punkt für jedes deiner Kanalplättchen auf dem Spielplan.",
				fr: "Immédiatement\xA0: gagnez 1 point pour chacun de vos jetons canal sur le plateau."
			},
			estimate: 4,
			provenance: "ours"
		}
	]
}, ko = {
	kind: "recover-cards",
	can: (e) => e.discard.length > 0,
	act(e, t, { max: n, among: r }, i) {
		let { agenda: a, discard: o } = e.state, s = Math.max(0, o.length - r);
		a.push({
			t: "rummage",
			seat: t,
			person: i,
			picked: 0,
			max: n,
			bottom: s
		});
	},
	frames: { rummage: {
		ask: (e, t) => $("recoverCards", t, 0),
		options({ discard: e }, t, n, r) {
			if (n === t.seat) {
				for (let n = e.length - 1; n >= t.bottom; n--) r.push(Er(e[n]));
				r.push(q);
			}
		},
		answer(e, t, n, r) {
			let { agenda: i, discard: a, players: o } = e.state;
			if (r.do === "decline") {
				i.pop();
				return;
			}
			let { card: s } = r;
			a.splice(a.indexOf(s), 1), Yr(o[n], s), e.out?.push({
				t: "recover",
				seat: n,
				card: s,
				source: U[t.person].source
			}), t.picked++, (t.picked === t.max || a.length === t.bottom) && i.pop();
		}
	} },
	bearers: [{
		id: "storyteller",
		card: 129,
		name: {
			en: "Storyteller",
			de: "Geschichtenerzählerin",
			fr: "Conteuse"
		},
		colour: "purple",
		group: "entertainer",
		price: 3,
		icon: "arrow",
		effect: {
			max: 2,
			among: 6
		},
		text: {
			en: "At once: take up to 2 of the top 6 cards of the discard pile into your hand.",
			de: "Sofort: Nimm bis zu 2 der obersten 6 Karten des Ablagestapels auf die Hand.",
			fr: "Immédiatement\xA0: prenez en main jusqu’à 2 des 6 premières cartes de la défausse."
		},
		estimate: 2.6,
		provenance: "ours"
	}]
}, Ao = {
	kind: "redraw",
	can: (e, t) => e.players[t].hand.length > 0,
	act(e, t, { max: n }, r) {
		let { agenda: i, players: a } = e.state, o = a[t].hand.length;
		i.push({
			t: "replace",
			seat: t,
			person: r,
			held: o
		}), ca(e, t, 1, Math.min(n, o), r);
	},
	frames: { replace: { step(e, { seat: t, person: n, held: r }) {
		e.state.agenda.pop(), _a(e, t, r - e.state.players[t].hand.length, n);
	} } },
	bearers: [{
		id: "chambermaid",
		card: 37,
		name: {
			en: "Chambermaid",
			de: "Kammerzofe",
			fr: "Femme de chambre"
		},
		colour: "brown",
		group: "castle",
		price: 3,
		icon: "infinity",
		mode: "activate",
		effect: { max: 2 },
		text: {
			en: "Once per round: discard up to 2 cards from your hand, then draw as many.",
			de: "Einmal pro Runde: Wirf bis zu 2 Handkarten ab und ziehe danach ebenso viele Karten.",
			fr: "Une fois par manche\xA0: défaussez jusqu’à 2 cartes de votre main, puis piochez-en autant."
		},
		estimate: 2.8,
		provenance: "ours"
	}]
};
// packages/bruges/src/persons/repeat-arrow.ts
function jo(e, t, n) {
	return e.players[t].houses.flatMap(({ person: r }) => r === -1 || r === n || U[r].icon !== "arrow" ? [] : Fi(e, t, r, n) ? [r] : []);
}
var Mo = {
	kind: "repeat-arrow",
	can: (e, t, n, r) => jo(e, t, r).length > 0,
	act(e, t, n, r) {
		e.state.agenda.push({
			t: "repeat",
			seat: t,
			person: r
		});
	},
	frames: { repeat: {
		ask: (e, t) => Q("repeatArrow", t),
		options(e, t, n, r) {
			if (n === t.seat) {
				for (let i of jo(e, n, t.person)) r.push(Pr(i));
				r.push(q);
			}
		},
		answer(e, t, n, r) {
			e.state.agenda.pop(), r.do !== "decline" && Ii(e, n, r.person, t.person);
		}
	} },
	bearers: [{
		id: "actor",
		card: 1,
		name: {
			en: "Actor",
			de: "Schauspieler",
			fr: "Comédien"
		},
		colour: "blue",
		group: "entertainer",
		price: 6,
		icon: "arrow",
		effect: {},
		text: {
			en: "At once: you may carry out the effect of one of your other persons with the arrow icon again.",
			de: "Sofort: Du darfst die Wirkung einer deiner anderen Personen mit Pfeilsymbol noch einmal ausführen.",
			fr: "Immédiatement\xA0: vous pouvez appliquer de nouveau l’effet d’un de vos autres personnages portant le symbole flèche."
		},
		estimate: 3.2,
		provenance: "ours"
	}]
}, No = {
	kind: "reroll-die",
	can: Xa,
	act(e, t, { guilders: n }, r) {
		e.state.agenda.push({
			t: "reroll",
			seat: t,
			person: r,
			guilders: n
		});
	},
	frames: { reroll: {
		ask: (e, t) => Q("rerollDie", t),
		options(e, t, n, r) {
			if (n === t.seat) for (let e of B) r.push(Mr[e]);
		},
		answer(e, { person: t, guilders: n }, r, { die: i }) {
			let { state: a } = e, { source: o } = U[t];
			a.agenda.pop(), a.dice[i] = ce(a.random), e.effect = "barrier", e.out?.push({
				t: "die",
				seat: r,
				die: i,
				value: a.dice[i],
				rolled: !0,
				source: o
			}), J(e, r, n, o);
		}
	} },
	bearers: [{
		id: "jester",
		card: 44,
		name: {
			en: "Jester",
			de: "Hofnarr",
			fr: "Bouffon"
		},
		colour: "brown",
		group: "entertainer",
		price: 3,
		icon: "infinity",
		mode: "activate",
		effect: { guilders: 1 },
		text: {
			en: "Once per round: reroll one die and take 1 guilder.",
			de: "Einmal pro Runde: Würfle einen Würfel neu und nimm 1 Gulden.",
			fr: "Une fois par manche\xA0: relancez un dé et prenez 1 florin."
		},
		estimate: 3.2,
		provenance: "ours"
	}]
}, Po = ({ players: e }, t) => B.filter((n) => e[t].workers[n] > 0), Fo = {
	kind: "return-workers-for",
	can: (e, t) => H(e.players[t].workers) > 0,
	act(e, t, { max: n, guilders: r }, i) {
		e.state.agenda.push({
			t: "pawn",
			seat: t,
			person: i,
			guilders: r,
			picked: 0,
			max: n
		});
	},
	frames: { pawn: {
		ask: (e, t) => $("returnWorkers", t, 0),
		options(e, t, n, r) {
			if (n === t.seat) {
				for (let t of Po(e, n)) r.push(wr[t]);
				r.push(q);
			}
		},
		answer(e, t, n, r) {
			let { agenda: i } = e.state;
			if (r.do === "decline") {
				i.pop();
				return;
			}
			let { source: a } = U[t.person];
			Gr(e, n, r.colour, 1, a), J(e, n, t.guilders, a), t.picked++, (t.picked === t.max || Po(e.state, n).length === 0) && i.pop();
		}
	} },
	bearers: [{
		id: "pawnbroker",
		card: 84,
		name: {
			en: "Pawnbroker",
			de: "Pfandleiher",
			fr: "Prêteur sur gages"
		},
		colour: "red",
		group: "merchant",
		price: 0,
		icon: "arrow",
		effect: {
			max: 4,
			guilders: 3
		},
		text: {
			en: "At once: you may return up to 4 of your workers to the supply and take 3 guilders for each.",
			de: "Sofort: Du darfst bis zu 4 deiner Handlanger in den Vorrat zurücklegen und nimmst für jeden 3 Gulden.",
			fr: "Immédiatement\xA0: vous pouvez remettre jusqu’à 4 de vos ouvriers dans la réserve et prendre 3 florins pour chacun."
		},
		estimate: 2.3,
		provenance: "ours"
	}]
}, Io = {
	kind: "share",
	can: Xa,
	act(e, t, { guilders: n, others: r }, i) {
		let { source: a } = U[i];
		J(e, t, n, a);
		for (let n of Z(e.state, t)) J(e, n, r, a);
	},
	bearers: [{
		id: "almoner",
		card: 100,
		name: {
			en: "Almoner",
			de: "Almosenier",
			fr: "Aumônier"
		},
		colour: "purple",
		group: "church",
		price: 0,
		icon: "arrow",
		effect: {
			guilders: 8,
			others: 2
		},
		text: {
			en: "At once: take 8 guilders. Every other player takes 2 guilders.",
			de: "Sofort: Nimm 8 Gulden. Alle anderen nehmen je 2 Gulden.",
			fr: "Immédiatement\xA0: prenez 8 florins. Chaque autre joueur prend 2 florins."
		},
		estimate: 2.7,
		provenance: "ours"
	}]
}, Lo = {
	kind: "take-back-person",
	can: (e, t, n, r) => e.players[t].houses.some(({ person: e }) => e !== -1 && e !== r),
	act(e, t, n, r) {
		e.state.agenda.push({
			t: "takeBack",
			seat: t,
			person: r
		});
	},
	frames: { takeBack: {
		ask: (e, t) => Q("takeBack", t),
		options(e, t, n, r) {
			if (n === t.seat) {
				for (let { person: i } of e.players[n].houses) i !== -1 && i !== t.person && r.push(Nr(i));
				r.push(q);
			}
		},
		answer(e, t, n, r) {
			let { agenda: i, players: a } = e.state;
			if (i.pop(), r.do === "decline") return;
			let { source: o } = U[t.person];
			ti(e, n, ni(a[n], r.person), "hand", o), J(e, n, U[r.person].price, o);
		}
	} },
	bearers: [{
		id: "philosopher",
		card: 85,
		name: {
			en: "Philosopher",
			de: "Philosoph",
			fr: "Philosophe"
		},
		colour: "red",
		group: "scholar",
		price: 0,
		icon: "arrow",
		effect: {},
		text: {
			en: "At once: you may take one of your other persons back into your hand and take guilders equal to its price.",
			de: "Sofort: Du darfst eine deiner anderen Personen auf die Hand zurücknehmen und nimmst Gulden in Höhe ihres Preises.",
			fr: "Immédiatement\xA0: vous pouvez reprendre en main un de vos autres personnages et prendre un nombre de florins égal à son prix."
		},
		estimate: 2.4,
		provenance: "ours"
	}]
}, Ro = (e, t) => [...Z(e, t)].filter((n) => e.players[n].houses.length > e.players[t].houses.length), zo = {
	kind: "take-from-leaders",
	can: (e, t) => Ro(e, t).some((t) => e.players[t].guilders > 0 && !ao(e.players[t])),
	act(e, t, { guilders: n }, r) {
		for (let i of Ro(e.state, t)) co(e, i) || Hr(e, i, t, n, U[r].source);
	},
	bearers: [{
		id: "tax-collector",
		card: 64,
		name: {
			en: "Tax Collector",
			de: "Steuereintreiber",
			fr: "Collecteur d’impôts"
		},
		colour: "brown",
		group: "bureaucrat",
		price: 3,
		icon: "arrow",
		effect: {
			measure: "houses",
			guilders: 4
		},
		text: {
			en: "At once: every player with more houses than you gives you 4 guilders (or as many as they have).",
			de: "Sofort: Alle, die mehr Häuser haben als du, geben dir je 4 Gulden (oder so viele, wie sie haben).",
			fr: "Immédiatement\xA0: chaque joueur qui a plus de maisons que vous vous donne 4 florins (ou autant qu’il en a)."
		},
		estimate: 2.7,
		provenance: "ours"
	}]
}, Bo = (e, t) => [...Z(e, t)].filter((t) => e.players[t].guilders > 0 && !ao(e.players[t])), Vo = {
	kind: "take-from-player",
	can: (e, t) => Bo(e, t).length > 0,
	act(e, t, { guilders: n }, r) {
		let i = Bo(e.state, t);
		i.length === 1 ? Hr(e, i[0], t, n, U[r].source) : e.state.agenda.push({
			t: "rob",
			seat: t,
			person: r,
			guilders: n
		});
	},
	frames: { rob: {
		ask: (e, t) => Q("takeFromPlayer", t),
		options(e, t, n, r) {
			if (n === t.seat) for (let t of Bo(e, n)) r.push(Lr(t));
		},
		answer(e, { person: t, guilders: n }, r, { from: i }) {
			e.state.agenda.pop(), Hr(e, i, r, n, U[t].source);
		}
	} },
	bearers: [{
		id: "pickpocket",
		card: 24,
		name: {
			en: "Pickpocket",
			de: "Taschendieb",
			fr: "Tire-laine"
		},
		colour: "blue",
		group: "underworld",
		price: 6,
		icon: "worker",
		worker: "red",
		effect: { guilders: 3 },
		text: {
			en: "Take 3 guilders from another player of your choice (or as many as they have).",
			de: "Nimm 3 Gulden von einem Mitspieler deiner Wahl (oder so viele, wie er hat).",
			fr: "Prenez 3 florins à un autre joueur de votre choix (ou autant qu’il en a)."
		},
		estimate: 4,
		provenance: "ours"
	}]
};
// packages/bruges/src/questions/workers.ts
function Ho(e, t, n, r) {
	e.state.agenda.push({
		t: "workers",
		seat: t,
		person: r,
		picked: 0,
		max: n
	});
}
var Uo = {
	ask: (e, t) => $("takeWorkers", t, t.max),
	options(e, t, n, r) {
		if (n === t.seat) for (let e of B) r.push(Sr[e]);
	},
	answer(e, t, n, r) {
		Wr(e, n, r.colour, 1, U[t.person].source), t.picked++, t.picked === t.max && e.state.agenda.pop();
	}
}, Wo = {
	kind: "take-workers",
	can: Xa,
	act(e, t, { count: n, colour: r }, i) {
		let { source: a } = U[i];
		if (r === "any") Ho(e, t, n, i);
		else if (r === "each") for (let r of B) Wr(e, t, r, n, a);
		else Wr(e, t, r, n, a);
	},
	bearers: [
		{
			id: "stable-boy",
			card: 161,
			name: {
				en: "Stable Boy",
				de: "Stallbursche",
				fr: "Garçon d’écurie"
			},
			colour: "yellow",
			group: "castle",
			price: 3,
			icon: "worker",
			worker: "blue",
			effect: {
				count: 2,
				colour: "any"
			},
			text: {
				en: "Take 2 workers of any colours.",
				de: "Nimm 2 Handlanger in Farben deiner Wahl.",
				fr: "Prenez 2 ouvriers des couleurs de votre choix."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "cook",
			card: 8,
			name: {
				en: "Cook",
				de: "Köchin",
				fr: "Cuisinière"
			},
			colour: "blue",
			group: "castle",
			price: 0,
			icon: "arrow",
			effect: {
				count: 4,
				colour: "red"
			},
			text: {
				en: "At once: take 4 red workers.",
				de: "Sofort: Nimm 4 rote Handlanger.",
				fr: "Immédiatement\xA0: prenez 4 ouvriers rouges."
			},
			estimate: 2.7,
			provenance: "ours"
		},
		{
			id: "gardener",
			card: 148,
			name: {
				en: "Gardener",
				de: "Gärtner",
				fr: "Jardinier"
			},
			colour: "yellow",
			group: "castle",
			price: 0,
			icon: "arrow",
			effect: {
				count: 4,
				colour: "brown"
			},
			text: {
				en: "At once: take 4 brown workers.",
				de: "Sofort: Nimm 4 braune Handlanger.",
				fr: "Immédiatement\xA0: prenez 4 ouvriers bruns."
			},
			estimate: 2.7,
			provenance: "ours"
		},
		{
			id: "washerwoman",
			card: 131,
			name: {
				en: "Washerwoman",
				de: "Wäscherin",
				fr: "Lavandière"
			},
			colour: "purple",
			group: "castle",
			price: 0,
			icon: "arrow",
			effect: {
				count: 4,
				colour: "blue"
			},
			text: {
				en: "At once: take 4 blue workers.",
				de: "Sofort: Nimm 4 blaue Handlanger.",
				fr: "Immédiatement\xA0: prenez 4 ouvriers bleus."
			},
			estimate: 2.7,
			provenance: "ours"
		},
		{
			id: "seamstress",
			card: 60,
			name: {
				en: "Seamstress",
				de: "Näherin",
				fr: "Couturière"
			},
			colour: "brown",
			group: "castle",
			price: 0,
			icon: "arrow",
			effect: {
				count: 4,
				colour: "purple"
			},
			text: {
				en: "At once: take 4 purple workers.",
				de: "Sofort: Nimm 4 violette Handlanger.",
				fr: "Immédiatement\xA0: prenez 4 ouvriers violets."
			},
			estimate: 2.7,
			provenance: "ours"
		},
		{
			id: "farmhand",
			card: 74,
			name: {
				en: "Farmhand",
				de: "Knecht",
				fr: "Valet de ferme"
			},
			colour: "red",
			group: "castle",
			price: 0,
			icon: "arrow",
			effect: {
				count: 4,
				colour: "yellow"
			},
			text: {
				en: "At once: take 4 yellow workers.",
				de: "Sofort: Nimm 4 gelbe Handlanger.",
				fr: "Immédiatement\xA0: prenez 4 ouvriers jaunes."
			},
			estimate: 2.7,
			provenance: "ours"
		},
		{
			id: "weaver",
			card: 32,
			name: {
				en: "Weaver",
				de: "Weberin",
				fr: "Tisserande"
			},
			colour: "blue",
			group: "craftsman",
			price: 6,
			icon: "infinity",
			mode: "activate",
			effect: {
				count: 1,
				colour: "blue"
			},
			text: {
				en: "Once per round: take 1 blue worker.",
				de: "Einmal pro Runde: Nimm 1 blauen Handlanger.",
				fr: "Une fois par manche\xA0: prenez 1 ouvrier bleu."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "blacksmith",
			card: 69,
			name: {
				en: "Blacksmith",
				de: "Schmied",
				fr: "Forgeron"
			},
			colour: "red",
			group: "craftsman",
			price: 6,
			icon: "infinity",
			mode: "activate",
			effect: {
				count: 1,
				colour: "red"
			},
			text: {
				en: "Once per round: take 1 red worker.",
				de: "Einmal pro Runde: Nimm 1 roten Handlanger.",
				fr: "Une fois par manche\xA0: prenez 1 ouvrier rouge."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "tanner",
			card: 63,
			name: {
				en: "Tanner",
				de: "Gerber",
				fr: "Tanneur"
			},
			colour: "brown",
			group: "craftsman",
			price: 6,
			icon: "infinity",
			mode: "activate",
			effect: {
				count: 1,
				colour: "brown"
			},
			text: {
				en: "Once per round: take 1 brown worker.",
				de: "Einmal pro Runde: Nimm 1 braunen Handlanger.",
				fr: "Une fois par manche\xA0: prenez 1 ouvrier brun."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "dyer",
			card: 108,
			name: {
				en: "Dyer",
				de: "Färberin",
				fr: "Teinturière"
			},
			colour: "purple",
			group: "craftsman",
			price: 6,
			icon: "infinity",
			mode: "activate",
			effect: {
				count: 1,
				colour: "purple"
			},
			text: {
				en: "Once per round: take 1 purple worker.",
				de: "Einmal pro Runde: Nimm 1 violetten Handlanger.",
				fr: "Une fois par manche\xA0: prenez 1 ouvrier violet."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "basket-maker",
			card: 137,
			name: {
				en: "Basket Maker",
				de: "Korbflechterin",
				fr: "Vannière"
			},
			colour: "yellow",
			group: "craftsman",
			price: 6,
			icon: "infinity",
			mode: "activate",
			effect: {
				count: 1,
				colour: "yellow"
			},
			text: {
				en: "Once per round: take 1 yellow worker.",
				de: "Einmal pro Runde: Nimm 1 gelben Handlanger.",
				fr: "Une fois par manche\xA0: prenez 1 ouvrier jaune."
			},
			estimate: 3.6,
			provenance: "ours"
		},
		{
			id: "cooper",
			card: 9,
			name: {
				en: "Cooper",
				de: "Böttcher",
				fr: "Tonnelier"
			},
			colour: "blue",
			group: "craftsman",
			price: 3,
			icon: "arrow",
			effect: {
				count: 4,
				colour: "any"
			},
			text: {
				en: "At once: take 4 workers of any colours.",
				de: "Sofort: Nimm 4 Handlanger in Farben deiner Wahl.",
				fr: "Immédiatement\xA0: prenez 4 ouvriers des couleurs de votre choix."
			},
			estimate: 3.4,
			provenance: "ours"
		},
		{
			id: "recruiter",
			card: 57,
			name: {
				en: "Recruiter",
				de: "Anwerber",
				fr: "Recruteur"
			},
			colour: "brown",
			group: "protector",
			price: 6,
			icon: "arrow",
			effect: {
				count: 1,
				colour: "each"
			},
			text: {
				en: "At once: take 1 worker of each colour.",
				de: "Sofort: Nimm 1 Handlanger jeder Farbe.",
				fr: "Immédiatement\xA0: prenez 1 ouvrier de chaque couleur."
			},
			estimate: 4,
			provenance: "ours"
		}
	]
}, Go = {
	kind: "threat-action-bonus",
	bearers: [{
		id: "bell-ringer",
		card: 68,
		name: {
			en: "Bell Ringer",
			de: "Glöckner",
			fr: "Sonneur de cloches"
		},
		colour: "red",
		group: "church",
		price: 6,
		icon: "infinity",
		mode: "improve",
		effect: { count: 1 },
		text: {
			en: "Whenever you discard a threat marker as an action, you may discard 1 more of any colour and get 1 point for it.",
			de: "Immer wenn du als Aktion einen Bedrohungsmarker abwirfst, darfst du 1 weiteren beliebiger Farbe abwerfen und erhältst dafür 1 Punkt.",
			fr: "Chaque fois que vous défaussez un marqueur menace comme action, vous pouvez en défausser 1 de plus de n’importe quelle couleur et gagner 1 point pour celui-ci."
		},
		estimate: 3.4,
		provenance: "ours"
	}]
}, Ko = {
	kind: "turn-die",
	can: Xa,
	act(e, t, { by: n }, r) {
		e.state.agenda.push({
			t: "turnDie",
			seat: t,
			person: r,
			by: n
		});
	},
	frames: { turnDie: {
		ask: (e, t) => Q("turnDie", t),
		options(e, t, n, r) {
			if (n === t.seat) for (let n of B) {
				let i = e.dice[n];
				for (let e = Math.max(1, i - t.by); e <= Math.min(6, i + t.by); e++) e !== i && r.push(jr[n](e));
			}
		},
		answer(e, { person: t }, n, { die: r, value: i }) {
			let { state: a } = e;
			a.agenda.pop(), a.dice[r] = i, e.out?.push({
				t: "die",
				seat: n,
				die: r,
				value: i,
				rolled: !1,
				source: U[t].source
			});
		}
	} },
	bearers: [{
		id: "astronomer",
		card: 102,
		name: {
			en: "Astronomer",
			de: "Astronomin",
			fr: "Astronome"
		},
		colour: "purple",
		group: "scholar",
		price: 3,
		icon: "infinity",
		mode: "activate",
		effect: { by: 2 },
		text: {
			en: "Once per round: change the value of one die by up to 2, up or down (not below 1 or above 6).",
			de: "Einmal pro Runde: Ändere den Wert eines Würfels um bis zu 2 nach oben oder unten (nicht unter 1 oder über 6).",
			fr: "Une fois par manche\xA0: modifiez la valeur d’un dé de 2 au plus, vers le haut ou vers le bas (entre 1 et 6)."
		},
		estimate: 3,
		provenance: "ours"
	}]
}, qo = {
	kind: "workers-action-any-colour",
	bearers: [{
		id: "schoolmistress",
		card: 159,
		name: {
			en: "Schoolmistress",
			de: "Schulmeisterin",
			fr: "Maîtresse d’école"
		},
		colour: "yellow",
		group: "scholar",
		price: 0,
		icon: "infinity",
		mode: "improve",
		effect: {},
		text: {
			en: "Whenever you take workers as an action, you may choose the colour of each.",
			de: "Immer wenn du als Aktion Handlanger nimmst, darfst du die Farbe jedes einzelnen wählen.",
			fr: "Chaque fois que vous prenez des ouvriers comme action, vous pouvez choisir la couleur de chacun."
		},
		estimate: 1.8,
		provenance: "ours"
	}]
}, Jo = {
	kind: "workers-action-bonus",
	bearers: [{
		id: "lawyer",
		card: 118,
		name: {
			en: "Lawyer",
			de: "Advokat",
			fr: "Avocat"
		},
		colour: "purple",
		group: "scholar",
		price: 9,
		icon: "infinity",
		mode: "improve",
		effect: { count: 1 },
		text: {
			en: "Whenever you take workers as an action, take 1 more.",
			de: "Immer wenn du als Aktion Handlanger nimmst, nimm 1 mehr.",
			fr: "Chaque fois que vous prenez des ouvriers comme action, prenez-en 1 de plus."
		},
		estimate: 4,
		provenance: "completed"
	}]
}, Yo = [
	Za,
	Wo,
	ro,
	Oo,
	{
		kind: "workers-per",
		can: (e, t, n) => La(e.players[t], n.count) > 0,
		act(e, t, n, r) {
			Ho(e, t, n.amount * La(e.state.players[t], n.count), r);
		},
		bearers: [{
			id: "vicar",
			card: 95,
			name: {
				en: "Vicar",
				de: "Vikar",
				fr: "Vicaire"
			},
			colour: "red",
			group: "church",
			price: 0,
			icon: "worker",
			worker: "purple",
			effect: {
				amount: 1,
				count: {
					of: "persons",
					group: "church"
				}
			},
			text: {
				en: "Take 1 worker of any colour for each of your persons in the Church group (this one included).",
				de: "Nimm 1 Handlanger beliebiger Farbe für jede deiner Personen der Gruppe Kirche (diese eingeschlossen).",
				fr: "Prenez 1 ouvrier de la couleur de votre choix pour chacun de vos personnages du groupe Église (celui-ci compris)."
			},
			estimate: 2.6,
			provenance: "completed"
		}]
	},
	no,
	Qa,
	Ba,
	Do,
	Fo,
	ua,
	ma,
	Ni,
	ja,
	Na,
	Ao,
	ko,
	Ua,
	Ma,
	Ja,
	Ya,
	Ha,
	Ko,
	No,
	Lo,
	Mo,
	ta,
	Ri,
	So,
	vo,
	mo,
	Co,
	bo,
	xo,
	fo,
	zo,
	Vo,
	Eo,
	Io,
	Jo,
	qo,
	eo,
	$a,
	to,
	Go,
	Fn,
	zi,
	zr,
	Va,
	Wa,
	Bi,
	ra,
	ha,
	tr,
	Pi,
	Ai,
	po,
	na,
	Br,
	ci,
	Xi,
	Yi,
	io,
	Ra
];
Yo.map(({ kind: e }) => e);
var Xo = Un(Yo).length;
// packages/bruges/src/uses/canal.ts
function Zo(e, t, n, r) {
	for (let i of Jn) {
		let a = Zn(e, t, i);
		a !== null && (a === W(n) || Kn(e.players[t], zi)) && ii(e, t, i) && r.push(yr(i)(n));
	}
}
function Qo(e, t, { card: n, section: r }) {
	let { state: i } = e;
	Zn(i, t, r) !== W(n) && G(i.players[t], zi, (n, r) => X(e, t, r.card)), ai(e, t, r, "canal");
}
// packages/bruges/src/uses/guilders.ts
function $o(e, t, n, r) {
	let i = W(n);
	if (!Kn(e.players[t], $a)) r.push(_r[i](n));
	else for (let e of B) r.push(_r[e](n));
}
function es(e, t, { card: n, die: r }) {
	let { state: i } = e, a = i.players[t], o = W(n);
	r !== o && G(a, $a, (n, r) => X(e, t, r.card)), J(e, t, i.dice[r], "guilders"), G(a, eo, ({ guilders: n }, r) => {
		X(e, t, r.card), J(e, t, n, r.source);
	}), G(a, to, ({ count: n }, r) => {
		X(e, t, r.card), Wr(e, t, o, n, r.source);
	});
}
// packages/bruges/src/uses/threat.ts
function ts(e, t, n, r) {
	e.players[t].threats[W(n)] > 0 && r.push(gr(n));
}
function ns(e, t, { card: n }) {
	let r = e.state.players[t];
	di(e, t, W(n), "threat");
	let i = 0, a = -1;
	G(r, Go, ({ count: e }, t) => {
		i += e, a = t.card;
	}), i > 0 && H(r.threats) > 0 && e.state.agenda.push({
		t: "markers",
		seat: t,
		person: a,
		picked: 0,
		min: 0,
		max: i
	});
}
function rs(e, t, n, r) {
	r.push(hr(n));
}
function is(e, t, { card: n }) {
	let r = e.state.players[t], i = 2;
	if (G(r, Jo, ({ count: n }, r) => {
		X(e, t, r.card), i += n;
	}), !Kn(r, qo)) {
		Wr(e, t, W(n), i, "workers");
		return;
	}
	let a = -1;
	G(r, qo, (n, r) => {
		X(e, t, r.card), a = r.card;
	}), Ho(e, t, i, a);
}
// packages/bruges/src/uses/index.ts
function as(e, t, n, r) {
	rs(e, t, n, r), $o(e, t, n, r), ts(e, t, n, r), Zo(e, t, n, r), Ga(e, t, n, r), ia(e, t, n, r);
}
function os(e, t, n, r) {
	let { card: i } = n;
	switch (e.out?.push({
		t: "play",
		seat: t,
		card: i,
		colour: W(i),
		as: n.as,
		extra: r
	}), n.as) {
		case "house":
			Ka(e, t, n);
			return;
		case "person":
			oa(e, t, n);
			return;
		default: ss(e, t, n);
	}
}
function ss(e, t, n) {
	let { state: r } = e;
	switch (Zr(r.players[t], n.card), r.discard.push(n.card), n.as) {
		case "workers":
			is(e, t, n);
			return;
		case "guilders":
			es(e, t, n);
			return;
		case "threat":
			ns(e, t, n);
			return;
		case "canal":
			Qo(e, t, n);
			return;
	}
}
// packages/bruges/src/questions/extra-play.ts
var cs = {
	ask: (e, t) => Q("extraPlay", t),
	options(e, t, n, r) {
		if (n === t.seat) {
			if (t.card !== -1) as(e, n, t.card, r);
			else {
				for (let t of e.players[n].hand) as(e, n, t, r);
				Gn(t.person) && r.push(q);
			}
		}
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), r.do !== "decline" && os(e, n, r, !0);
	}
}, ls = (e) => e <= 2 ? "step" : e >= 5 ? "threat" : null;
function us({ dice: e }) {
	let t = 0;
	for (let n of B) ls(e[n]) === "step" && (t += e[n]);
	return t;
}
function ds(e, t) {
	let n = us(e);
	return n === 0 ? null : Math.max(0, n - qn(e.players[t], Pi, ({ guilders: e }) => e));
}
// packages/bruges/src/round/dice.ts
function fs(e) {
	let { state: t } = e, n = En();
	for (let e of B) n[e] = ce(t.random);
	t.dice = n, e.effect = "barrier", e.out?.push({
		t: "roll",
		dice: { ...n },
		start: t.start
	});
}
var ps = { step(e, t) {
	let { state: n } = e;
	if (t.next === n.seats) {
		n.agenda.pop(), ms(e);
		return;
	}
	let r = qi(n, t.next++);
	for (let t of B) ls(n.dice[t]) === "threat" && li(e, r, t, "dice");
	n.agenda.push({
		t: "threats",
		seat: r
	});
} };
function ms(e) {
	let { state: t } = e;
	for (let n = 0; n < t.seats; n++) {
		let r = qi(t, n);
		G(t.players[r], po, ({ face: n, guilders: i }, a) => {
			let o = B.filter((e) => t.dice[e] === n).length;
			o !== 0 && (X(e, r, a.card), J(e, r, o * i, a.source));
		});
	}
}
var hs = { step(e, t) {
	let { state: n } = e, r = qi(n, t.next), i = ds(n, r);
	if (t.next === n.seats || i === null) {
		n.agenda.pop();
		return;
	}
	t.next++;
	let a = n.players[r];
	a.reputation < 8 && a.guilders >= i && n.agenda.push({
		t: "advance",
		seat: r,
		cost: i
	});
} }, gs = {
	ask: (e, { seat: t }) => ({
		seats: [t],
		ask: "advance",
		source: null
	}),
	options(e, t, n, r) {
		n === t.seat && r.push(sr, q);
	},
	answer(e, { cost: t }, n, r) {
		let { state: i } = e;
		i.agenda.pop(), r.do !== "decline" && (G(i.players[n], Pi, (t, r) => X(e, n, r.card)), Vr(e, n, t, "advance"), ji(e, n, 1, "advance"));
	}
};
function _s(e, t) {
	let { houses: n, canals: r, statues: i, majorities: a, reputation: o } = t, s = [], c = 0;
	for (let { person: e } of n) e !== -1 && (c += Vi(U[e]));
	s.push({
		item: "persons",
		points: c
	}, {
		item: "houses",
		points: 1 * n.length
	});
	for (let { person: e } of n) {
		if (e === -1) continue;
		let { id: n, ability: r, effect: i } = Vn[e];
		r.final !== void 0 && s.push({
			item: `laurel.${n}`,
			points: r.final(t, i)
		});
	}
	let l = In.filter((e) => a[e]).length, u = r.filter((e) => e >= 3).length;
	return s.push({
		item: "majorities",
		points: 4 * l
	}, {
		item: "canals",
		points: 3 * u
	}, {
		item: "statues",
		points: i.reduce((e, t) => e + t, 0)
	}, {
		item: "reputation",
		points: er(e, o)
	}), s;
}
function vs(e) {
	let { state: t } = e;
	for (let n = 0; n < t.seats; n++) {
		let r = t.players[n];
		for (let { item: i, points: a } of _s(t.options, r)) if (a !== 0) {
			if (r.points += a, t.ledger.push({
				round: t.round,
				seat: n,
				item: i,
				points: a
			}), i.startsWith("laurel.")) {
				let t = U.find(({ id: e }) => i === `laurel.${e}`);
				X(e, n, t.card);
			}
			e.out?.push({
				t: "final",
				seat: n,
				item: i,
				points: a
			});
		}
	}
}
var ys = (e) => t(e.players.map(({ points: e, guilders: t }, n) => ({
	seat: n,
	score: e,
	tieBreak: t
}))), bs = [
	"start",
	"persons",
	"houses",
	"majorities",
	"canals",
	"statues",
	"reputation"
], xs = (e) => e.ledger.map((e) => bs.includes(e.item) || e.item.startsWith("laurel.") ? {
	...e,
	round: null
} : { ...e });
// packages/bruges/src/round/round.ts
function Ss(e, t) {
	e.state.stage = t, e.out?.push({
		t: "stage",
		stage: t
	});
}
function Cs(e) {
	let { state: t } = e;
	t.round++, e.out?.push({
		t: "round",
		round: t.round,
		start: t.start,
		last: Ji(t) === 0
	}), Ss(e, "draw"), t.agenda.push({
		t: "refill",
		next: 0
	});
}
var ws = { step(e, t) {
	let { agenda: n } = e.state;
	n.pop(), n.push({ t: "round" }), Cs(e);
} }, Ts = { step(e, t) {
	let { state: n } = e;
	switch (n.stage) {
		case "draw":
			Ss(e, "dice"), fs(e), n.agenda.push({
				t: "advances",
				next: 0
			}, {
				t: "hazard",
				next: 0
			});
			break;
		case "dice":
			Ss(e, "actions"), n.agenda.push({
				t: "turns",
				next: 0
			});
			break;
		default:
			if (Ss(e, "majorities"), Qi(e), ea(n), Ji(n) === 0) {
				Es(e);
				break;
			}
			n.start = qi(n, 1), Cs(e);
	}
} };
function Es(e) {
	let { state: t } = e;
	Ss(e, "over"), vs(e), t.agenda.pop(), e.out?.push({
		t: "end",
		winners: ys(t).flatMap(({ seat: e, place: t }) => t === 1 ? [e] : [])
	});
}
var Ds = () => ({
	points: 5,
	guilders: 5,
	reputation: 0,
	workers: V(() => 1),
	threats: En(),
	canals: [0, 0],
	completed: [!1, !1],
	statues: [],
	majorities: {
		reputation: !1,
		people: !1,
		canals: !1
	},
	hand: [],
	fresh: [],
	shown: [],
	houses: []
});
function Os(e, t, n) {
	let r = P(n), i = se(r, U.map(({ card: e }) => e)), a = i.slice(0, 33 * t), o = Math.ceil(a.length / 2);
	return {
		options: e,
		seats: t,
		round: 0,
		lastRound: 0,
		stage: "draw",
		start: oe(r, t),
		dice: V(() => 1),
		statues: 6,
		piles: [a.slice(0, o), a.slice(o)],
		extra: i.slice(33 * t),
		discard: [],
		players: Array.from({ length: t }, Ds),
		ledger: Array.from({ length: t }, (e, t) => ({
			round: 0,
			seat: t,
			item: "start",
			points: 5
		})),
		random: r,
		agenda: [{ t: "start" }]
	};
}
// packages/bruges/src/facts/turns.ts
var ks = (e, t) => qi(e, t % e.seats), As = ({ seats: e }, t) => Math.floor(t / e) + 1, js = { step(e, t) {
	let { state: n } = e;
	if (t.next === 4 * n.seats) {
		n.agenda.pop();
		return;
	}
	let r = t.next++, i = ks(n, r);
	e.out?.push({
		t: "turn",
		seat: i,
		turn: As(n, r)
	}), n.agenda.push({
		t: "turn",
		seat: i,
		played: !1
	}, {
		t: "goOn",
		seat: i
	});
} };
function Ms(e, t, n) {
	let r = e.players[t], { person: i, used: a } = r.houses[n];
	if (i === -1 || a) return !1;
	let { icon: o, worker: s, mode: c } = U[i];
	return !(o === "worker" ? r.workers[s] === 0 : c !== "activate") && Fi(e, t, i, i);
}
function Ns(e, t) {
	let { houses: n } = e.players[t];
	for (let r = 0; r < n.length; r++) if (Ms(e, t, r)) return !0;
	return !1;
}
var Ps = (e, { seat: t, played: n }) => !n && e.players[t].hand.length > 0, Fs = {
	ask: (e, { seat: t, played: n }) => ({
		seats: [t],
		ask: n ? "afterwards" : "turn",
		source: null
	}),
	options(e, t, n, r) {
		if (n !== t.seat) return;
		let { hand: i, houses: a } = e.players[n], o = Ps(e, t);
		if (o) for (let t = 0; t < i.length; t++) as(e, n, i[t], r);
		for (let t = 0; t < a.length; t++) Ms(e, n, t) && r.push(xr(a[t].person));
		o || r.push(cr);
	},
	answer(e, t, n, r) {
		let { agenda: i } = e.state;
		r.do === "endTurn" ? Ls(e, t) : (i.push({
			t: "goOn",
			seat: n
		}), r.do === "activate" ? Is(e, n, r.person) : (t.played = !0, os(e, n, r, !1)));
	}
};
function Is(e, t, n) {
	let r = e.state.players[t], i = U[n];
	r.houses[ni(r, n)].used = !0, e.out?.push({
		t: "activate",
		seat: t,
		person: n
	}), i.icon === "worker" && Gr(e, t, i.worker, 1, i.source), Ii(e, t, n, n);
}
function Ls(e, t) {
	e.state.agenda.pop(), e.out?.push({
		t: "endTurn",
		seat: t.seat,
		played: t.played
	});
}
var Rs = { step(e, { seat: t }) {
	let { state: n } = e;
	n.agenda.pop();
	let r = n.agenda[n.agenda.length - 1];
	!Ps(n, r) && !Ns(n, t) && Ls(e, r);
} }, zs = (e) => typeof e != "number", Bs = (e) => zs(e) ? e.back : W(e), Vs = (e) => ({
	size: e.length,
	top: e.length === 0 ? null : W(e[e.length - 1])
}), Hs = (e) => e.map((e) => ({ back: W(e) })), Us = ({ card: e, ...t }, n) => ({
	...t,
	colour: W(e),
	card: n ? e : null
});
function Ws(e, t) {
	return e.t !== "extraPlay" || e.card === -1 || t.includes(e.seat) ? e : {
		...e,
		card: { back: W(e.card) }
	};
}
function Gs(e, t) {
	let { players: n, piles: r, extra: i, random: a, agenda: o, ...s } = Bn(e);
	return {
		...s,
		players: n.map(({ hand: e, fresh: n, houses: r, ...i }, a) => ({
			...i,
			hand: t.includes(a) ? e : Hs(e),
			fresh: Hs(n),
			houses: r.map((e) => Us(e, t.includes(a)))
		})),
		piles: [Vs(r[0]), Vs(r[1])],
		extra: Vs(i),
		agenda: o.map((e) => Ws(e, t))
	};
}
function Ks(e, t) {
	let n = new Uint8Array(U.length), r = (e) => {
		typeof e == "number" && (n[e] = 1);
	};
	e.discard.forEach(r);
	for (let t of e.players) {
		t.hand.forEach(r), t.shown.forEach(r);
		for (let { card: e, person: n } of t.houses) r(e), n !== -1 && r(n);
	}
	let i = Object.fromEntries(B.map((e) => [e, []]));
	for (let e = 0; e < U.length; e++) n[e] === 0 && i[W(e)].push(e);
	for (let e of B) se(t, i[e]);
	return i;
}
function qs(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let t of e.hand) n.set(Bs(t), (n.get(Bs(t)) ?? 0) + 1);
	let r = [], i = /* @__PURE__ */ new Map(), a = (o) => {
		if (o === e.shown.length) return e.houses.every(({ sure: e }, t) => !e || i.has(t));
		let s = e.shown[o], c = W(s), l = e.houses.flatMap(({ maybe: e }, t) => e.includes(s) && !i.has(t) ? [t] : []), u = n.get(c) ?? 0;
		for (let e of se(t, u > 0 ? [...l, -1] : l)) if (e === -1) {
			if (n.set(c, u - 1), r.push(s), a(o + 1)) return !0;
			r.pop(), n.set(c, u);
		} else {
			if (i.set(e, s), a(o + 1)) return !0;
			i.delete(e);
		}
		return !1;
	};
	return a(0), {
		inHand: r,
		under: i
	};
}
function Js(e, t) {
	let n = P(t), r = Ks(e, n), i = (e) => r[e].pop(), a = e.players.map(({ hand: e, fresh: t, houses: r, ...a }) => {
		let o = t.map(({ back: e }) => i(e)), s = e.some(zs) || r.some(({ card: e }) => e === null) ? qs({
			hand: e,
			fresh: t,
			houses: r,
			...a
		}, n) : {
			inHand: [],
			under: /* @__PURE__ */ new Map()
		}, c = s.inHand.slice(), l = e.map((e) => {
			if (!zs(e)) return e;
			let t = c.findIndex((t) => W(t) === e.back);
			return t < 0 ? i(e.back) : c.splice(t, 1)[0];
		});
		return {
			...a,
			hand: l.sort(Wn),
			fresh: o,
			houses: r.map(({ colour: e, card: t, ...n }, r) => ({
				...n,
				card: t ?? s.under.get(r) ?? i(e)
			}))
		};
	}), o = [...e.piles, e.extra].map(({ top: e }) => e === null ? [] : [i(e)]), s = se(n, B.flatMap((e) => r[e])), [c, l, u] = [...e.piles, e.extra].map(({ size: e }, t) => e === 0 ? [] : [...s.splice(0, e - 1), ...o[t]]), d = e.agenda.map((e) => e.t !== "extraPlay" || !zs(e.card) ? e : {
		...e,
		card: Ys(a[e.seat], e.card.back, n)
	});
	return Bn({
		...e,
		players: a,
		piles: [c, l],
		extra: u,
		random: n,
		agenda: d
	});
}
function Ys(e, t, n) {
	let r = e.hand.filter((e) => W(e) === t), i = r.filter((t) => !e.shown.includes(t)), a = i.length > 0 ? i : r;
	return a[oe(n, a.length)];
}
var Xs = e({
	start: ws,
	round: Ts,
	refill: Oa,
	draw: Ca,
	pile: Ta,
	oneMore: ka,
	pileOrNone: Aa,
	look: Da,
	hazard: ps,
	advances: hs,
	advance: gs,
	turns: js,
	turn: Fs,
	goOn: Rs,
	threats: yi,
	order: bi,
	fire: xi,
	plague: Si,
	workers: Uo,
	markers: pa,
	discards: la,
	extraPlay: cs,
	others: so,
	...Object.assign({}, ...Yo.flatMap((e) => "frames" in e ? [e.frames] : []))
});
Xs.begin;
var Zs = {
	id: "bruges",
	rules: 1 + Xo - 165,
	seats: [2, 4],
	options: Nn,
	setup(e, t, n) {
		let r = Os(e, t, n);
		return Xs.begin(r), r;
	},
	decision: Xs.decision,
	legal: Xs.legal,
	apply: Xs.apply,
	clone: Bn,
	view: Gs,
	seen: Tn,
	imagine: Js,
	score: xs,
	standings: ys,
	violations: wi
};
export { Zs as default };
