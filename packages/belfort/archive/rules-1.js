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
		key: ce(e),
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
	for (let e = 0; e < 12; e++) ue(t);
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
		let r = le(e);
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
	if (!N.test(e)) throw RangeError(`a live seed is 64 hex digits (256 bits), not ${JSON.stringify(e.slice(0, 80))}`);
	return e.toLowerCase();
}
function le(e) {
	return e.key === null ? (e.n++, ue(e)) : he(e.key, e.n++);
}
function ue(e) {
	let { b: t, c: n } = e, r = (e.a + t | 0) + e.d | 0;
	return e.d = e.d + 1 | 0, e.a = t ^ t >>> 9, e.b = n + (n << 3) | 0, e.c = (n << 21 | n >>> 11) + r | 0, r >>> 0;
}
var de = 16, fe = /* @__PURE__ */ new Uint8Array(12), pe = /* @__PURE__ */ new Uint8Array(64), me = {
	key: "",
	block: -1,
	bytes: new DataView(pe.slice().buffer)
};
function he(e, t) {
	let n = Math.floor(t / de);
	if (me.key !== e || me.block !== n) {
		let t = O(j(e), fe, pe, void 0, n);
		me.bytes = new DataView(t.buffer, t.byteOffset, t.byteLength), me.key = e, me.block = n;
	}
	return me.bytes.getUint32(t % de * 4, !0);
}
// node_modules/zod/v4/core/util.js
function ge(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function _e(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var ve = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function ye(e) {
	return new ve(e);
}
function be(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function xe(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
var Se = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function Ce(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function we(e) {
	if (Ce(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return Ce(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function Te(e) {
	return we(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
var Ee = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function De(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function Oe(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function ke(e) {
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
function Ae(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
function je(e, t = 0) {
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
function Re(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
function ze(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : He(e, n, r.value);
	}
}
function Be(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function Ve(e, t, n) {
	return Be(e, t, n, !1);
}
function He(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : Be(this, t, n.bind(this));
		},
		set(e) {
			Be(this, t, e);
		}
	});
}
function Ue(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
var We, Ge = !1, Ke = {
	configurable: !0,
	get() {
		Ge = !0;
	}
};
function qe(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && We !== e._zod ? We = void 0 : (We = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, Ke);
			let e = Ge;
			Ge = !1;
			try {
				let r = n(this);
				return Ge ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), Ge ||= e, r;
			} catch (n) {
				throw delete this[t], Ge ||= e, n;
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
function Je(e, t, n, r) {
	let i = Ue(e, t);
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
var Ye, Xe = {
	value: void 0,
	enumerable: !1
}, Ze = "captureStackTrace" in Error ? Error : null;
function Qe(e) {
	let t = Ze;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return Ze = null, new e();
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
function F(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = /* @__PURE__ */ new Set();
	}
	a.prototype = i;
	let o = n, s = o && /* @__PURE__ */ new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			Xe.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", Xe);
			} finally {
				Xe.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), ze(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? Qe(u) : this;
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
var $e = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
};
(Ye = globalThis).__zod_globalConfig ?? (Ye.__zod_globalConfig = {});
var et = globalThis.__zod_globalConfig;
function tt(e) {
	return e && Object.assign(et, e), et;
}
// node_modules/zod/v4/core/errors.js
function nt() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, _e, 2), e.message;
}
function rt(e) {
	this._zod.message = e;
}
var it = {
	get: nt,
	set: rt,
	enumerable: !0,
	configurable: !0
}, at = {
	value: void 0,
	enumerable: !1
}, ot = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), st = /* @__PURE__ */ F("$ZodError", (e, t) => {
	e.name = "$ZodError", at.value = t, Object.defineProperty(e, "issues", at), at.value = void 0, Object.defineProperty(e, "message", it);
	let n = Object.getPrototypeOf(e);
	ot.has(n) || (ot.add(n), Object.defineProperty(n, "toString", {
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
}, void 0, { Parent: Error }), ct = /* @__PURE__*/ ((e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new $e();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => Le(e, o, tt())));
			throw Se(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
})(st), lt = /* @__PURE__*/ ((e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => Le(e, o, tt())));
			throw Se(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
})(st), ut = /* @__PURE__*/ ((e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new $e();
	return a.issues.length ? dt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
})(st);
function dt(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => Le(e, n, tt()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
var ft = /* @__PURE__*/ ((e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? dt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
})(st), pt = /*@__PURE__*/ F("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), mt = {
	major: 4,
	minor: 6,
	patch: 7
}, I = /*@__PURE__*/ F("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = mt;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = je(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (Me(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new $e();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (Ie(t.issues, n, e), i ||= je(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					Ie(t.issues, n, e), i ||= je(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (je(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new $e();
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
				if (a.async === !1) throw new $e();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return Ve(this, "~standard", _t(this));
	},
	set "~standard"(e) {
		Be(this, "~standard", e);
	}
}), ht = (e, t) => e.issues.length ? { issues: e.issues.map((e) => Le(e, t, tt())) } : { value: e.value };
async function gt(e, t) {
	let n = { async: !0 };
	return ht(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function _t(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return ht(r, n);
			} catch {}
			return gt(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
var vt = /*@__PURE__*/ F("$ZodNever", (e, t) => {
	I.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function yt(e, t) {
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
var bt = (e) => Array.isArray(e) ? e.length : -1;
function xt(e, t, n) {
	e.issues.length && t.issues.push(...Ne(n, e.issues)), t.value[n] = e.value;
}
var St = /*@__PURE__*/ F("$ZodArray", (e, t) => {
	I.init(e, t);
	let n = et.memoizer;
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
			if (c instanceof Promise) o.push(c.then((t) => xt(t, r, e)));
			else if (xt(c, r, e), s && c.issues.length !== 0 && je(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, yt(e, bt);
});
function Ct(e, t, n, r, i, a) {
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
var wt = [];
function Tt(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : wt, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = Ae(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function Et(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (je(n, p)) break;
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
		a instanceof Promise ? e.push(a.then((e) => Ct(e, n, i, t, d, f))) : Ct(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
var Dt = /*@__PURE__*/ F("$ZodObject", (e, t) => {
	I.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = ye(() => Tt(t));
	qe(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || xe(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = Ce, o = t.catchall, s, c = et.memoizer;
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
				if (je(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => Ct(n, t, e, r, a, o))) : Ct(s, t, e, r, a, o);
		}
		return o ? Et(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), Ot = /*@__PURE__*/ F("$ZodEnum", (e, t) => {
	I.init(e, t);
	let n = ge(t.entries), r = new Set(n);
	e._zod.values = r, qe(e, "pattern", (e) => {
		let t = ge(e.def.entries).filter((e) => Ee.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => De(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), kt = /*@__PURE__*/ F("$ZodNullable", (e, t) => {
	I.init(e, t), qe(e, "optin", (e) => e.def.innerType._zod.optin), qe(e, "optout", (e) => e.def.innerType._zod.optout), qe(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${be(t.source)}|null)$`) : void 0;
	}), qe(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), At = /*@__PURE__*/ F("$ZodDefault", (e, t) => {
	I.init(e, t), e._zod.optin = "defaulted", qe(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => jt(e, t)) : jt(r, t);
	};
});
function jt(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
var Mt = /*@__PURE__*/ F("$ZodCustom", (e, t) => {
	pt.init(e, t), I.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => Nt(t, n, r, e));
		Nt(i, n, r, e);
	};
});
function Nt(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Re(e));
	}
}
// node_modules/zod/v4/core/registries.js
var Pt, Ft = class {
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
function It() {
	return new Ft();
}
(Pt = globalThis).__zod_globalRegistry ?? (Pt.__zod_globalRegistry = It());
var Lt = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
// @__NO_SIDE_EFFECTS__
function Rt(e, t) {
	return new e({
		type: "never",
		...ke(t)
	});
}
// @__NO_SIDE_EFFECTS__
function zt(e, t, n) {
	let r = ke(n);
	return r.abort ??= !0, new e({
		type: "custom",
		check: "custom",
		fn: t,
		...r
	});
}
// @__NO_SIDE_EFFECTS__
function Bt(e) {
	let t = new pt({ check: "meta" });
	return t._zod.onattach = [(t) => {
		let n = Lt.get(t) ?? {};
		Lt.add(t, {
			...n,
			...e
		});
	}], t._zod.check = () => {}, t;
}
// node_modules/zod/v4/mini/schemas.js
var Vt = /*@__PURE__*/ F("ZodMiniType", (e, t) => {
	if (!e._zod) throw Error("Uninitialized schema in ZodMiniType.");
	I.init(e, t), e.def = t, e.type = t.type;
}, {
	get with() {
		return this.check;
	},
	set with(e) {
		Be(this, "with", e);
	},
	parse(e, t) {
		return ct(this, e, t, { callee: this.parse });
	},
	parseAsync(e, t) {
		return lt(this, e, t, { callee: this.parseAsync });
	},
	safeParse(e, t) {
		return ut(this, e, t);
	},
	safeParseAsync(e, t) {
		return ft(this, e, t);
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
		return Oe(this, e, t);
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
}), Ht = /*@__PURE__*/ F("ZodMiniNever", (e, t) => {
	vt.init(e, t), Vt.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function Ut(e) {
	return /* @__PURE__ */ Rt(Ht, e);
}
var Wt = /*@__PURE__*/ F("ZodMiniArray", (e, t) => {
	St.init(e, t), Vt.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function Gt(e, t) {
	return new Wt({
		type: "array",
		element: e,
		...ke(t)
	});
}
var Kt = /*@__PURE__*/ F("ZodMiniObject", (e, t) => {
	Dt.init(e, t), Vt.init(e, t), Je(e, "shape", (e) => e._zod.def.shape, !1);
});
// @__NO_SIDE_EFFECTS__
function L(e, t) {
	return new Kt({
		type: "object",
		shape: e,
		catchall: /* @__PURE__ */ Ut(),
		...ke(t)
	});
}
var qt = /*@__PURE__*/ F("ZodMiniEnum", (e, t) => {
	Ot.init(e, t), Vt.init(e, t), e.options = [...e._zod.values];
});
// @__NO_SIDE_EFFECTS__
function Jt(e, t) {
	return new qt({
		type: "enum",
		entries: Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e,
		...ke(t)
	});
}
var Yt = /*@__PURE__*/ F("ZodMiniNullable", (e, t) => {
	kt.init(e, t), Vt.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function Xt(e) {
	return new Yt({
		type: "nullable",
		innerType: e
	});
}
var Zt = /*@__PURE__*/ F("ZodMiniDefault", (e, t) => {
	At.init(e, t), Vt.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function Qt(e, t) {
	return new Zt({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : Te(t);
		}
	});
}
var $t = /*@__PURE__*/ F("ZodMiniCustom", (e, t) => {
	Mt.init(e, t), Vt.init(e, t);
});
// @__NO_SIDE_EFFECTS__
function en(e, t) {
	return /* @__PURE__ */ zt($t, e ?? (() => !0), t);
}
var tn = Bt;
// packages/kernel/src/schema.ts
tt({ jitless: !0 });
function nn(e, t) {
	return (/* @__PURE__ */ en((n) => Number.isInteger(n) && n >= e && n <= t, `expected a whole number from ${e} to ${t}`)).check(tn({
		type: "integer",
		minimum: e,
		maximum: t
	}));
}
function rn(e, t, n) {
	let r = e.safeParse(t);
	if (!r.success) throw new n(an(r.error, t));
	return r.data;
}
function an(e, t) {
	return e.issues.map((e) => {
		let n = e.path.map(String).join("."), r = t === void 0 || e.code === "unrecognized_keys" ? "" : `, got ${un(cn(t, e.path))}`;
		return `${n === "" ? "" : `${n}: `}${on(e)}${r}`;
	});
}
function on(e) {
	switch (e.code) {
		case "invalid_type": return `expected ${e.expected === "int" ? "a whole number" : e.expected}`;
		case "invalid_value": return `expected ${e.values.map(un).join(" or ")}`;
		case "too_small": return `expected ${e.inclusive === !1 ? "more than" : "at least"} ${e.minimum}${sn(e.origin)}`;
		case "too_big": return `expected ${e.inclusive === !1 ? "less than" : "at most"} ${e.maximum}${sn(e.origin)}`;
		case "unrecognized_keys": return `unknown ${e.keys.map(un).join(", ")}`;
		default: return e.message;
	}
}
function sn(e) {
	return e === "string" ? " characters" : e === "array" || e === "set" || e === "map" ? " entries" : "";
}
function cn(e, t) {
	let n = e;
	for (let e of t) {
		if (typeof n != "object" || !n || !Object.hasOwn(n, e)) return;
		n = n[e];
	}
	return n;
}
var ln = 40;
function un(e) {
	if (e === void 0) return "nothing";
	if (Array.isArray(e)) return `a list of ${e.length}`;
	if (typeof e == "object" && e) return "an object";
	let t = typeof e == "string" ? JSON.stringify(e.slice(0, 41)) : String(e);
	return t.length > ln ? `${t.slice(0, ln)}…` : t;
}
// packages/belfort/src/events.ts
function dn(e, t) {
	return e.t !== "draw" || t.includes(e.seat) ? e : {
		...e,
		cards: e.cards.map(() => null)
	};
}
// packages/belfort/src/board/districts.ts
var R = [
	"pub",
	"gardens",
	"tower",
	"inn",
	"blacksmith",
	"bank",
	"market",
	"gatehouse",
	"library",
	"keep"
], fn = Object.fromEntries(R.map((e, t) => [e, t])), z = [
	0,
	1,
	2,
	3,
	4
], pn = [
	"pub",
	"gardens",
	"tower",
	"inn",
	"blacksmith",
	"bank",
	"market",
	"library"
], mn = z.length * 15, B = (e, t) => e % 5 * 15 + t, hn = (e) => Math.floor(e / 15), gn = (e) => B(e, 12), _n = (e) => [B(e, 10), B(e, 11)], vn = (e) => [B(e, 13), B(e + 1, 14)], V = [...z.flatMap((e) => [
	...pn.map((t, n) => ({
		kind: t,
		symbols: [B(e, n)]
	})),
	{
		kind: "keep",
		symbols: [B(e, 8), B(e, 9)]
	},
	..._n(e).map((e) => ({
		kind: "wall",
		symbols: [e]
	})),
	{
		kind: "guild",
		symbols: [gn(e)]
	}
]), ...z.map((e) => ({
	kind: "gatehouse",
	symbols: vn(e)
}))], yn = Array.from({ length: mn }, (e, t) => V.findIndex((e) => e.symbols.includes(t))), bn = (e) => V[yn[e]].kind, xn = [
	...R,
	"wall",
	"guild"
], Sn = (e) => Object.fromEntries(xn.map((t) => [t, e(t)])), Cn = Sn((e) => V.flatMap((t, n) => t.kind === e ? [n] : [])), wn = Sn((e) => V.filter((t) => t.kind === e).flatMap((t) => e === "keep" ? t.symbols.slice(0, 1) : t.symbols).toSorted((e, t) => e - t));
function Tn(e) {
	let [t, n] = V[yn[e]].symbols;
	return e === t ? n : t;
}
// packages/belfort/src/state.ts
var H = [
	"elf",
	"dwarf",
	"masterElf",
	"masterDwarf"
], En = (e) => e === "elf" || e === "masterElf" ? "elf" : "dwarf", Dn = [
	"wood",
	"stone",
	"metal",
	"gold"
], On = [
	"forest",
	"quarry",
	"mine",
	"goldMine"
], kn = (e) => ({
	elf: e.elf,
	dwarf: e.dwarf,
	masterElf: e.masterElf,
	masterDwarf: e.masterDwarf
});
function An(e) {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) {
		let r = e[n];
		t[n] = {
			property: r.property,
			gnomes: r.gnomes,
			worker: r.worker,
			used: r.used
		};
	}
	return t;
}
var jn = (e) => ({
	wood: e.wood,
	stone: e.stone,
	metal: e.metal,
	gold: e.gold,
	score: e.score,
	crest: e.crest,
	crestDown: e.crestDown,
	passed: e.passed,
	elfSupply: e.elfSupply,
	dwarfSupply: e.dwarfSupply,
	home: kn(e.home),
	forest: kn(e.forest),
	quarry: kn(e.quarry),
	mine: kn(e.mine),
	goldMine: kn(e.goldMine),
	hand: e.hand.slice(),
	shown: e.shown.slice(),
	built: An(e.built)
});
function Mn(e) {
	return e.t === "startingHands" ? {
		t: e.t,
		discards: e.discards.map((e) => e.slice())
	} : e.t === "spies" ? {
		t: e.t,
		seat: e.seat,
		picks: e.picks.slice()
	} : { ...e };
}
function Nn(e) {
	let t = Array(e.players.length);
	for (let n = 0; n < t.length; n++) t[n] = jn(e.players[n]);
	let n = Array(e.agenda.length);
	for (let t = 0; t < n.length; t++) n[t] = Mn(e.agenda[t]);
	return {
		options: e.options,
		seats: e.seats,
		round: e.round,
		stage: e.stage,
		guilds: e.guilds,
		markers: e.markers.slice(),
		players: t,
		desk: e.desk.slice(),
		camp: e.camp.slice(),
		guildPlanks: e.guildPlanks.slice(),
		neutralDwarves: e.neutralDwarves.slice(),
		gnomes: e.gnomes,
		deck: e.deck.slice(),
		discard: e.discard.slice(),
		pool: e.pool.slice(),
		ledger: e.ledger.slice(),
		random: ae(e.random),
		agenda: n
	};
}
// packages/belfort/src/actions.ts
function U(e) {
	let t = [];
	return (n) => {
		let r = t[n];
		if (r === void 0) {
			for (; t.length <= n;) t.push(Object.freeze(e(t.length)));
			r = t[n];
		}
		return r;
	};
}
var W = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)])), G = (e) => Object.freeze(e), Pn = G({ do: "pass" }), Fn = G({ do: "endTurn" }), In = G({ do: "decline" }), Ln = G({ do: "stop" }), Rn = G({
	do: "crest",
	of: null
}), zn = [...R, "deck"], Bn = W(R, (e) => G({
	do: "discard",
	card: e
})), Vn = W(R, (e) => G({
	do: "reveal",
	card: e
})), Hn = W(zn, (e) => G({
	do: "buyCard",
	card: e
})), Un = W(zn, (e) => G({
	do: "neutralCard",
	card: e
})), Wn = W(H, (e) => G({
	do: "place",
	worker: e,
	at: "desk"
})), Gn = W(H, (e) => G({
	do: "place",
	worker: e,
	at: "camp"
})), Kn = W(H, (e) => U((t) => ({
	do: "place",
	worker: e,
	at: "guild",
	district: t
}))), qn = W(H, (e) => U((t) => ({
	do: "place",
	worker: e,
	at: "card",
	card: t
}))), Jn = U((e) => ({
	do: "neutralDwarf",
	district: e
})), Yn = U((e) => ({
	do: "crest",
	of: e
})), Xn = U((e) => ({
	do: "activate",
	at: "guild",
	district: e
})), Zn = U((e) => ({
	do: "activate",
	at: "card",
	card: e
})), Qn = U((e) => ({
	do: "hire",
	card: e
})), $n = U((e) => ({
	do: "use",
	card: e
})), er = U((e) => ({
	do: "gnome",
	card: e
})), tr = U((e) => ({
	do: "extend",
	symbol: e
})), nr = U((e) => ({
	do: "spy",
	from: e
})), rr = U((e) => ({
	do: "neutralSite",
	symbol: e
})), ir = W([
	"wood",
	"stone",
	"metal"
], (e) => G({
	do: "buy",
	good: e
})), ar = W(["wood", "stone"], (e) => G({
	do: "exchange",
	good: e
})), or = W(["elf", "dwarf"], (e) => G({
	do: "recruit",
	worker: e
})), sr = W([
	"wood",
	"stone",
	"metal"
], (e) => U((t) => ({
	do: "rob",
	from: t,
	good: e
}))), cr = Array.from({ length: 4 }, (e, t) => U((e) => ({
	do: "steal",
	from: e,
	gold: t
}))), lr = (e, t) => cr[t](e), ur = Array.from({ length: 5 }, (e, t) => U((e) => ({
	do: "settle",
	builder: t,
	symbol: e
}))), dr = (e, t) => ur[e](t), fr = V.map((e, t) => U((e) => ({
	do: "swap",
	first: t,
	second: e
}))), pr = (e, t) => fr[e](t), mr = Array.from({ length: mn }, (e, t) => {
	let n = bn(t);
	return G(n === "wall" || n === "guild" ? {
		do: n,
		symbol: t
	} : {
		do: "build",
		property: n,
		symbol: t
	});
}), hr = W(R, (e) => wn[e].map((e) => mr[e]));
function gr(e) {
	let t = /* @__PURE__ */ new Map();
	return (n, r, i) => {
		let a = (n * 64 + r) * 64 + i, o = t.get(a);
		return o === void 0 && (o = G(e(n, r, i)), t.set(a, o)), o;
	};
}
var _r = gr((e, t, n) => ({
	do: "sell",
	wood: e,
	stone: t,
	metal: n
})), vr = gr((e, t, n) => ({
	do: "discount",
	wood: e,
	stone: t,
	metal: n
})), yr = W(H, (e) => {
	let t = [];
	return (n) => {
		for (; t.length <= n;) {
			let n = t.length, r = [];
			for (let t = n; t >= 0; t--) for (let i = n - t; i >= 0; i--) {
				let a = n - t - i;
				r.push(G(e === "elf" || e === "masterElf" ? {
					do: "send",
					worker: e,
					forest: t,
					mine: i,
					goldMine: a
				} : {
					do: "send",
					worker: e,
					quarry: t,
					mine: i,
					goldMine: a
				}));
			}
			t.push(r);
		}
		return t[n];
	};
}), br = (e, t) => yr[e](t);
// packages/belfort/src/board/markers.ts
function xr(e, t, n, r) {
	let i = bn(n);
	if (i !== "keep") return Sr(e, t, n, i, r);
	for (let a of V[yn[n]].symbols) Sr(e, t, a, i, r);
}
function Sr(e, t, n, r, i) {
	e.state.markers[n] = t, e.out?.push({
		t: "marker",
		builder: t,
		symbol: n,
		kind: r,
		source: i
	});
}
// packages/belfort/src/guilds/names.ts
var Cr = [
	"recruiters",
	"merchants",
	"librarians",
	"architects"
], wr = [
	"sawyers",
	"masons",
	"miners",
	"bankers"
], Tr = [
	"thieves",
	"bandits",
	"spies",
	"wizards"
], Er = [
	...Cr,
	...wr,
	...Tr
], Dr = ["revised", "first"], Or = [
	"beginner",
	"normal",
	"advanced",
	"custom"
], kr = [
	...Cr,
	...wr,
	"wizards"
], K = nn(0, 20), q = nn(1, 20), Ar = /* @__PURE__ */ L({
	wood: K,
	stone: K,
	metal: K
}), jr = /* @__PURE__ */ L({
	wood: K,
	stone: K,
	metal: K,
	gold: K
}), Mr = (e, t) => /* @__PURE__ */ L(Object.fromEntries(e.map((e) => [e, t]))), Nr = /* @__PURE__ */ L({
	properties: Mr(R, Ar),
	guilds: Mr(Er, jr),
	walls: nn(1, 2),
	buy: /* @__PURE__ */ L({
		wood: q,
		stone: q,
		metal: q
	}),
	sell: /* @__PURE__ */ L({
		metal: /* @__PURE__ */ L({
			pieces: q,
			gold: q
		}),
		woodStone: /* @__PURE__ */ L({
			pieces: q,
			gold: q
		})
	}),
	tax: /* @__PURE__ */ L({
		step: q,
		most: K
	})
}), J = (e, t, n) => ({
	wood: e,
	stone: t,
	metal: n
}), Y = (e, t, n, r) => ({
	wood: e,
	stone: t,
	metal: n,
	gold: r
}), Pr = {
	properties: {
		pub: J(1, 3, 1),
		gardens: J(3, 1, 1),
		tower: J(2, 3, 1),
		inn: J(3, 2, 1),
		blacksmith: J(2, 2, 2),
		bank: J(1, 3, 2),
		market: J(3, 1, 2),
		gatehouse: J(2, 2, 2),
		library: J(2, 1, 3),
		keep: J(1, 2, 3)
	},
	guilds: {
		recruiters: Y(2, 2, 1, 1),
		merchants: Y(2, 2, 1, 1),
		librarians: Y(2, 2, 1, 0),
		architects: Y(2, 2, 2, 0),
		sawyers: Y(0, 4, 1, 0),
		masons: Y(4, 0, 1, 0),
		miners: Y(2, 2, 0, 2),
		bankers: Y(2, 2, 1, 0),
		thieves: Y(2, 1, 1, 1),
		bandits: Y(1, 2, 1, 1),
		spies: Y(2, 1, 2, 0),
		wizards: Y(1, 1, 3, 0)
	},
	walls: 2,
	buy: {
		wood: 1,
		stone: 1,
		metal: 2
	},
	sell: {
		metal: {
			pieces: 1,
			gold: 1
		},
		woodStone: {
			pieces: 2,
			gold: 1
		}
	},
	tax: {
		step: 5,
		most: 9
	}
}, Fr = {
	wood: 3,
	stone: 3,
	metal: 0,
	gold: 0
}, Ir = /* @__PURE__ */ new WeakMap();
function Lr(e) {
	let t = Ir.get(e);
	return t === void 0 && (t = {
		properties: Object.fromEntries(R.map((t) => [t, {
			...e.properties[t],
			gold: 0
		}])),
		guilds: e.guilds,
		wall: Fr
	}, Ir.set(e, t)), t;
}
// packages/belfort/src/options.ts
var Rr = (/* @__PURE__ */ L({
	edition: /* @__PURE__ */ Qt(/* @__PURE__ */ Jt(Dr), "revised"),
	guilds: /* @__PURE__ */ Qt(/* @__PURE__ */ Jt(Or), "normal"),
	custom: /* @__PURE__ */ Qt(/* @__PURE__ */ Xt(/* @__PURE__ */ Gt(/* @__PURE__ */ Jt(Er))), null),
	sheet: /* @__PURE__ */ Qt(/* @__PURE__ */ Xt(Nr), null)
})).check(({ value: e, issues: t }) => {
	let n = (n, r) => t.push({
		code: "custom",
		input: e,
		path: [n],
		message: r
	});
	if (e.guilds === "custom") {
		let t = e.custom;
		(t === null || new Set(t).size !== 5 || t.length !== 5) && n("custom", "a custom game needs five different guilds");
	} else e.custom !== null && n("custom", `only a custom game names its guilds, this one is ${e.guilds}`);
});
function zr(e, t) {
	let n = rn(Rr, e ?? {}, r);
	if (!Number.isInteger(t) || t < 2 || t > 5) throw new r([`Belfort is for 2 to 5 players, not ${t}`]);
	if (t === 2 && n.custom !== null) {
		let e = n.custom.filter((e) => !kr.includes(e));
		if (e.length > 0) throw new r([`custom: two players cannot use ${e.join(", ")}`]);
	}
	return n;
}
var Br = (e) => e.sheet ?? Pr, Vr = (e) => Lr(Br(e.options));
function Hr(e, t) {
	let n = bn(t);
	return n === "wall" ? Vr(e).wall : n === "guild" ? Vr(e).guilds[e.guilds[hn(t)]] : Vr(e).properties[n];
}
var Ur = (e, t) => e.wood >= t.wood && e.stone >= t.stone && e.metal >= t.metal && e.gold >= t.gold;
function Wr(e, t, n) {
	let { markers: r } = e;
	return r[t] === -1 ? n !== "gatehouse" || e.options.edition === "first" || r[Tn(t)] === -1 : !1;
}
var Gr = wn.wall.filter((e, t) => t % 2 == 0), Kr = (e, t) => t === "wall" && Br(e.options).walls === 1 ? Gr : wn[t], qr = (e, t) => Kr(e, t).filter((n) => Wr(e, n, t)), Jr = (e, t) => t === "wall" ? Kr(e, t).map((e) => yn[e]) : Cn[t];
// packages/belfort/src/play.ts
function X(e, t, n, r, i, a = null) {
	r !== 0 && (e.state.players[t][n] += r, e.out?.push({
		t: "gain",
		seat: t,
		what: n,
		n: r,
		source: i,
		from: a
	}));
}
function Z(e, t, n, r, i, a = null) {
	r !== 0 && (e.state.players[t][n] -= r, e.out?.push({
		t: "lose",
		seat: t,
		what: n,
		n: r,
		source: i,
		to: a
	}));
}
function Yr(e, t, n, r) {
	let { state: i } = e;
	i.players[t].score += n, i.ledger.push({
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
function Xr(e, t, n, r) {
	for (let i of Dn) Z(e, t, i, n[i], r);
}
var Q = (e, t, n) => e.out?.push({
	t: "effect",
	seat: t,
	source: n
}), Zr = (e, t, n) => e.out?.push({
	t: "wasted",
	seat: t,
	source: n
});
function Qr(e, t, n, r) {
	let i = [];
	n.options(e.state, t, t.seat, i), i.length === 0 ? Zr(e, t.seat, r) : (Q(e, t.seat, r), e.state.agenda.push(t), i.length === 1 && n.answer(e, t, t.seat, i[0]));
}
// packages/belfort/src/guilds/architects.ts
var $r = 1, ei = 2, ti = {
	name: {
		en: "Architects’ guild",
		de: "Baumeistergilde",
		fr: "Guilde des architectes"
	},
	text: {
		en: "Build on any free property, wall or guild symbol at its usual cost less 1 metal or less 2 wood/stone. No card is used or gained, so a property brings its marker only. You may decline.",
		de: "Baue auf einem freien Gebäude-, Mauer- oder Gildensymbol zum üblichen Preis, aber 1 Metall oder 2 Holz/Stein günstiger. Keine Karte wird benutzt oder ausgelegt: Ein Gebäude bringt nur seine Figur. Du darfst verzichten.",
		fr: "Construisez sur un symbole propriété, mur ou guilde libre à son coût habituel moins 1 métal ou moins 2 bois/pierres. Aucune carte n’est utilisée ni gagnée\xA0: une propriété n’apporte que son marqueur. Vous pouvez y renoncer."
	},
	kind: "basic",
	act(e, t) {
		let n = {
			t: "architects",
			seat: t
		};
		ai(e.state, t).length === 0 ? Zr(e, t, "guild.architects") : e.state.agenda.push(n);
	}
};
function ni(e) {
	let t = [];
	e.metal > 0 && t.push(vr(0, 0, $r));
	let n = Math.min(ei, e.wood + e.stone);
	for (let r = Math.min(n, e.wood); n > 0 && r >= 0; r--) n - r <= e.stone && t.push(vr(r, n - r, 0));
	return t.length > 0 ? t : [vr(0, 0, 0)];
}
var ri = (e, t) => ({
	wood: e.wood - t.wood,
	stone: e.stone - t.stone,
	metal: e.metal - t.metal,
	gold: e.gold
}), ii = (e, t) => ni(t).filter((n) => Ur(e, ri(t, n)));
function ai(e, t) {
	let n = e.players[t];
	return xn.flatMap((t) => qr(e, t).filter((t) => ii(n, Hr(e, t)).length > 0));
}
var oi = {
	ask: (e, { seat: t }) => ({
		seats: [t],
		ask: "architects",
		source: "guild.architects"
	}),
	options(e, t, n, r) {
		if (n === t.seat) {
			for (let t of ai(e, n)) r.push(mr[t]);
			r.push(In);
		}
	},
	answer(e, t, n, r) {
		let { state: i } = e;
		if (i.agenda.pop(), r.do === "decline") {
			Zr(e, n, "guild.architects");
			return;
		}
		let { symbol: a } = r, o = ii(i.players[n], Hr(i, a));
		o.length === 1 ? si(e, n, a, o[0]) : i.agenda.push({
			t: "discount",
			seat: n,
			symbol: a
		});
	}
};
function si(e, t, n, r) {
	Q(e, t, "guild.architects"), Xr(e, t, ri(Hr(e.state, n), r), "guild.architects"), xr(e, t, n, "guild.architects");
}
var ci = {
	ask: (e, { seat: t }) => ({
		seats: [t],
		ask: "discount",
		source: "guild.architects"
	}),
	options(e, t, n, r) {
		if (n === t.seat) for (let i of ii(e.players[n], Hr(e, t.symbol))) r.push(i);
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), si(e, n, t.symbol, r);
	}
}, li = 3, ui = ["wood", "stone"], di = {
	name: {
		en: "Bandits’ guild",
		de: "Banditengilde",
		fr: "Guilde des bandits"
	},
	text: {
		en: "Take 1 metal or up to 2 wood/stone from one player, or 1 wood/stone each from up to three players.",
		de: "Nimm 1 Metall oder bis zu 2 Holz/Stein von einer Person oder je 1 Holz/Stein von bis zu drei Personen.",
		fr: "Prenez 1 métal ou jusqu’à 2 bois/pierres à un joueur, ou 1 bois/pierre à chaque joueur de votre choix (trois au plus)."
	},
	kind: "interactive",
	act(e, t) {
		Qr(e, {
			t: "bandits",
			seat: t,
			victims: 0,
			last: -1,
			first: null
		}, fi, "guild.bandits");
	}
}, fi = {
	ask: (e, { seat: t, victims: n }) => ({
		seats: [t],
		ask: "rob",
		source: "guild.bandits",
		many: {
			min: 1,
			max: li,
			picked: n
		}
	}),
	options(e, t, n, r) {
		if (n === t.seat) {
			if (t.first !== null) {
				let n = e.players[t.last];
				t.first === "wood" && n.wood > 0 && r.push(sr.wood(t.last)), n.stone > 0 && r.push(sr.stone(t.last));
			}
			if (t.victims < li) for (let i = t.last + 1; i < e.seats; i++) {
				if (i === n) continue;
				let a = e.players[i];
				for (let e of ui) a[e] > 0 && r.push(sr[e](i));
				t.victims === 0 && a.metal > 0 && r.push(sr.metal(i));
			}
			t.victims > 0 && r.length > 0 && r.push(Ln);
		}
	},
	answer(e, t, n, r) {
		let { state: i } = e;
		if (r.do === "stop") {
			i.agenda.pop();
			return;
		}
		let { from: a, good: o } = r;
		if (Z(e, a, o, 1, "guild.bandits", n), X(e, n, o, 1, "guild.bandits", a), o === "metal" || a === t.last) {
			i.agenda.pop();
			return;
		}
		t.first = t.victims === 0 ? o : null, t.victims++, t.last = a;
		let s = [];
		fi.options(i, t, n, s), s.length === 0 && i.agenda.pop();
	}
}, pi = {
	name: {
		en: "Bank",
		de: "Bank",
		fr: "Banque"
	},
	aName: {
		en: "a bank",
		de: "eine Bank",
		fr: "une banque"
	},
	theName: {
		en: "the bank",
		de: "die Bank",
		fr: "la banque"
	},
	text: {
		en: "Gnome: once in each of your action turns you may take 1 gold.",
		de: "Gnom: In jedem deiner Aktionszüge darfst du dir einmal 1 Gold nehmen.",
		fr: "Gnome\xA0: une fois par tour d’actions, vous pouvez prendre 1 pièce d’or."
	},
	line: {
		en: "Gnome: take 1 gold each turn.",
		de: "Gnom: 1 Gold in jedem Zug.",
		fr: "Gnome\xA0: 1 or à chaque tour."
	},
	income: 1,
	plank: null,
	locks: 1,
	gnomeAction: {
		price: 0,
		take: "gold"
	}
}, mi = {
	name: {
		en: "Blacksmith",
		de: "Schmiede",
		fr: "Forge"
	},
	aName: {
		en: "a blacksmith",
		de: "eine Schmiede",
		fr: "une forge"
	},
	theName: {
		en: "the blacksmith",
		de: "die Schmiede",
		fr: "la forge"
	},
	text: {
		en: "Plank: take 1 metal. Gnome: once in each of your action turns you may buy 1 metal for 1 gold.",
		de: "Planke: Nimm 1 Metall. Gnom: In jedem deiner Aktionszüge darfst du einmal 1 Metall für 1 Gold kaufen.",
		fr: "Plateforme\xA0: prenez 1 métal. Gnome\xA0: une fois par tour d’actions, vous pouvez acheter 1 métal pour 1 pièce d’or."
	},
	line: {
		en: "Plank: 1 metal. Gnome: metal for 1 gold.",
		de: "Planke: 1 Metall. Gnom: Metall für 1 Gold.",
		fr: "Plateforme\xA0: 1 métal. Gnome\xA0: métal pour 1 or."
	},
	income: 0,
	plank: {
		fee: 0,
		locked: !1,
		does: {
			take: "metal",
			n: 1
		}
	},
	locks: 1,
	gnomeAction: {
		price: 1,
		take: "metal"
	}
}, hi = {
	name: {
		en: "Gardens",
		de: "Gärten",
		fr: "Jardin"
	},
	aName: {
		en: "gardens",
		de: "Gärten",
		fr: "un jardin"
	},
	theName: {
		en: "the gardens",
		de: "die Gärten",
		fr: "le jardin"
	},
	text: {
		en: "When its gnome arrives, one of your elves becomes a master.",
		de: "Wenn der Gnom einzieht, wird einer deiner Elben zum Meisterelben.",
		fr: "À l’arrivée du gnome, un de vos elfes devient maître."
	},
	line: {
		en: "Gnome arrives: an elf becomes a master.",
		de: "Gnom zieht ein: ein Elb wird Meister.",
		fr: "Arrivée du gnome\xA0: un elfe passe maître."
	},
	income: 1,
	plank: null,
	locks: 1,
	promotes: "elf"
};
// packages/belfort/src/properties/gatehouse.ts
function gi(e, t) {
	let { markers: n } = e;
	return wn.gatehouse.filter((e) => n[e] === -1 && n[Tn(e)] === t);
}
var _i = {
	name: {
		en: "Gatehouse",
		de: "Torhaus",
		fr: "Corps de garde"
	},
	aName: {
		en: "a gatehouse",
		de: "ein Torhaus",
		fr: "un corps de garde"
	},
	theName: {
		en: "the gatehouse",
		de: "das Torhaus",
		fr: "le corps de garde"
	},
	text: {
		en: "Mark one symbol of a gatehouse whose two symbols are both free (first edition: any free symbol). When its gnome arrives, mark the free second symbol of a gatehouse where you already have a marker.",
		de: "Besetze ein Symbol eines Torhauses, dessen beide Symbole frei sind (erste Auflage: irgendein freies Symbol). Wenn der Gnom einzieht, besetze das freie zweite Symbol eines Torhauses, an dem du schon eine Figur hast.",
		fr: "Occupez un symbole d’un corps de garde dont les deux symboles sont libres (première édition\xA0: n’importe quel symbole libre). À l’arrivée du gnome, occupez le second symbole, s’il est libre, d’un corps de garde où vous avez déjà un marqueur."
	},
	line: {
		en: "Gnome arrives: claim the second symbol too.",
		de: "Gnom zieht ein: auch das zweite Symbol.",
		fr: "Arrivée du gnome\xA0: le second symbole aussi."
	},
	income: 0,
	plank: null,
	locks: 1,
	arrive: (e, t) => Qr(e, {
		t: "extend",
		seat: t
	}, vi, "gnome.gatehouse")
}, vi = {
	ask: (e, t) => ({
		seats: [t.seat],
		ask: "extend",
		source: "gnome.gatehouse"
	}),
	options(e, t, n, r) {
		if (n === t.seat) for (let t of gi(e, n)) r.push(tr(t));
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), xr(e, n, r.symbol, "gnome.gatehouse");
	}
}, $ = {
	pub: {
		name: {
			en: "Pub",
			de: "Kneipe",
			fr: "Pub"
		},
		aName: {
			en: "a pub",
			de: "eine Kneipe",
			fr: "un pub"
		},
		theName: {
			en: "the pub",
			de: "die Kneipe",
			fr: "le pub"
		},
		text: {
			en: "When its gnome arrives, one of your dwarves becomes a master.",
			de: "Wenn der Gnom einzieht, wird einer deiner Zwerge zum Meisterzwerg.",
			fr: "À l’arrivée du gnome, un de vos nains devient maître."
		},
		line: {
			en: "Gnome arrives: a dwarf becomes a master.",
			de: "Gnom zieht ein: ein Zwerg wird Meister.",
			fr: "Arrivée du gnome\xA0: un nain passe maître."
		},
		income: 1,
		plank: null,
		locks: 1,
		promotes: "dwarf"
	},
	gardens: hi,
	tower: {
		name: {
			en: "Tower",
			de: "Turm",
			fr: "Tour"
		},
		aName: {
			en: "a tower",
			de: "einen Turm",
			fr: "une tour"
		},
		theName: {
			en: "the tower",
			de: "den Turm",
			fr: "la tour"
		},
		text: {
			en: "The gnome opens the plank (fee: 1 gold). Plank: move a gnome from the stockpile to a free lock of yours; it does not count as your hire for this turn.",
			de: "Der Gnom entriegelt die Planke (Gebühr: 1 Gold). Planke: Setze einen Gnom aus dem Vorrat auf eines deiner freien Gnomenschlösser; das zählt nicht als Einstellen in diesem Zug.",
			fr: "Le gnome déverrouille la plateforme (redevance\xA0: 1 pièce d’or). Plateforme\xA0: placez un gnome de la réserve sur une de vos serrures gnome libres\xA0; il ne compte pas comme votre recrutement du tour."
		},
		line: {
			en: "Plank: a gnome from the stock onto a free lock.",
			de: "Planke: ein Gnom aus dem Vorrat auf ein Schloss.",
			fr: "Plateforme\xA0: un gnome de la réserve sur une serrure."
		},
		income: 1,
		plank: {
			fee: 1,
			locked: !0,
			does: { recruit: "gnome" }
		},
		locks: 1
	},
	inn: {
		name: {
			en: "Inn",
			de: "Gasthof",
			fr: "Auberge"
		},
		aName: {
			en: "an inn",
			de: "einen Gasthof",
			fr: "une auberge"
		},
		theName: {
			en: "the inn",
			de: "den Gasthof",
			fr: "l’auberge"
		},
		text: {
			en: "The gnome opens the plank (fee: 1 gold). Plank: take one of your elves or dwarves from the supply.",
			de: "Der Gnom entriegelt die Planke (Gebühr: 1 Gold). Planke: Nimm dir einen deiner Elben oder Zwerge aus dem Vorrat.",
			fr: "Le gnome déverrouille la plateforme (redevance\xA0: 1 pièce d’or). Plateforme\xA0: prenez un de vos elfes ou nains dans la réserve."
		},
		line: {
			en: "Plank: an elf or a dwarf from your supply.",
			de: "Planke: Elb oder Zwerg aus deinem Vorrat.",
			fr: "Plateforme\xA0: un elfe ou un nain de la réserve."
		},
		income: 0,
		plank: {
			fee: 1,
			locked: !0,
			does: { recruit: "worker" }
		},
		locks: 1
	},
	blacksmith: mi,
	bank: pi,
	market: {
		name: {
			en: "Market",
			de: "Markt",
			fr: "Marché"
		},
		aName: {
			en: "a market",
			de: "einen Markt",
			fr: "un marché"
		},
		theName: {
			en: "the market",
			de: "den Markt",
			fr: "le marché"
		},
		text: {
			en: "Plank: take 2 gold. Each gnome here: one more visit to the trading post in every turn of yours.",
			de: "Planke: Nimm 2 Gold. Jeder Gnom hier: ein weiterer Besuch beim Handelsposten in jedem deiner Züge.",
			fr: "Plateforme\xA0: prenez 2 pièces d’or. Chaque gnome ici\xA0: une visite de plus au comptoir à chacun de vos tours."
		},
		line: {
			en: "Plank: 2 gold. Each gnome: 1 more trade visit.",
			de: "Planke: 2 Gold. Je Gnom: ein Handel mehr.",
			fr: "Plateforme\xA0: 2 or. Par gnome\xA0: 1 visite de plus."
		},
		income: 1,
		plank: {
			fee: 0,
			locked: !1,
			does: {
				take: "gold",
				n: 2
			}
		},
		locks: 2,
		visits: 1
	},
	gatehouse: _i,
	library: {
		name: {
			en: "Library",
			de: "Bibliothek",
			fr: "Bibliothèque"
		},
		aName: {
			en: "a library",
			de: "eine Bibliothek",
			fr: "une bibliothèque"
		},
		theName: {
			en: "the library",
			de: "die Bibliothek",
			fr: "la bibliothèque"
		},
		text: {
			en: "Plank: draw 2 cards, then discard 2 cards from your hand. Gnome: draw 1 card at the end of each of your turns, before the hand limit of 5 is checked.",
			de: "Planke: Ziehe 2 Karten, dann lege 2 Karten aus deiner Hand ab. Gnom: Ziehe am Ende jedes deiner Züge 1 Karte; danach gilt das Handlimit von 5.",
			fr: "Plateforme\xA0: piochez 2 cartes, puis défaussez 2 cartes de votre main. Gnome\xA0: piochez 1 carte à la fin de chacun de vos tours, avant d’appliquer la limite de 5 cartes."
		},
		line: {
			en: "Plank: draw 2, discard 2. Gnome: draw 1 at end.",
			de: "Planke: 2 ziehen, 2 ablegen. Gnom: am Ende 1.",
			fr: "Plateforme\xA0: pioche 2, défausse 2. Gnome\xA0: 1 à la fin."
		},
		income: 1,
		plank: {
			fee: 0,
			locked: !1,
			does: {
				draw: 2,
				discard: 2
			}
		},
		locks: 1,
		draws: 1
	},
	keep: {
		name: {
			en: "Keep",
			de: "Festung",
			fr: "Donjon"
		},
		aName: {
			en: "a keep section",
			de: "einen Festungsabschnitt",
			fr: "une section du donjon"
		},
		theName: {
			en: "the keep",
			de: "die Festung",
			fr: "le donjon"
		},
		text: {
			en: "Mark both symbols of a keep section; they lie in the same district.",
			de: "Besetze beide Symbole eines Festungsabschnitts; sie liegen im selben Bezirk.",
			fr: "Occupez les deux symboles d’une section du donjon\xA0; ils se trouvent dans le même quartier."
		},
		line: {
			en: "Claims both keep symbols of a district.",
			de: "Besetzt beide Symbole der Festung im Bezirk.",
			fr: "Occupe les deux symboles du donjon d’un quartier."
		},
		income: 1,
		plank: null,
		locks: 0
	}
}, yi = {
	2: 9,
	3: 14,
	4: 18,
	5: 22
}, bi = {
	2: 1,
	3: 1,
	4: 2,
	5: 3
}, xi = (e) => bi[e], Si = {
	wood: 1,
	stone: 1,
	metal: 1,
	gold: 5
}, Ci = [
	5,
	3,
	1
], wi = (e) => e === 3 ? Ci.slice(0, 2) : Ci, Ti = [3, 1];
// packages/belfort/src/facts/known.ts
function Ei(e, t) {
	let { agenda: n } = e;
	for (let e = n.length - 1; e >= 0; e--) {
		let r = n[e];
		if (r.t === t) return r;
	}
}
// packages/belfort/src/facts/workers.ts
var Di = (e) => e.elf + e.dwarf + e.masterElf + e.masterDwarf, Oi = (e) => Ei(e, "camp")?.next ?? 0;
function ki(e, t) {
	let n = 0;
	for (let r of e.guildPlanks) r?.seat === t && n++;
	for (let { worker: r } of e.players[t].built) r !== null && n++;
	return n;
}
function Ai(e, t) {
	let n = e.players[t], r = {
		elf: 0,
		dwarf: 0,
		masterElf: 0,
		masterDwarf: 0
	}, { desk: i, camp: a, guildPlanks: o } = e;
	for (let e of i) e.seat === t && r[e.worker]++;
	for (let n = Oi(e); n < a.length; n++) a[n].seat === t && r[a[n].worker]++;
	for (let e of o) e?.seat === t && r[e.worker]++;
	for (let { worker: e } of n.built) e !== null && r[e]++;
	for (let e of On) for (let t of H) r[t] += n[e][t];
	return r;
}
function ji(e, t) {
	let n = Ai(e, t);
	for (let r of H) n[r] += e.players[t].home[r];
	return n;
}
var Mi = (e, t) => 7 - e[t === "elf" ? "elfSupply" : "dwarfSupply"];
function Ni({ built: e }) {
	let t = 0;
	for (let n of e) t += n.gnomes;
	return t;
}
// packages/belfort/src/facts/collection.ts
var Pi = {
	forest: "wood",
	quarry: "stone",
	mine: "metal",
	goldMine: "gold"
};
function Fi(e, t) {
	let n = t.elf + 2 * t.masterElf, r = t.dwarf + 2 * t.masterDwarf;
	return e === "mine" ? Math.min(n, r) : n + r;
}
function Ii(e, t) {
	let n = 0, r = -1;
	for (let i = 0; i < e.length; i++) {
		let a = Di(e[i][t]);
		a > n ? (n = a, r = i) : a === n && (r = -1);
	}
	return r;
}
function Li({ players: e }, t) {
	let n = Ii(e, t), r = [];
	for (let i = 0; i < e.length; i++) {
		let a = e[i][t];
		Di(a) !== 0 && r.push({
			seat: i,
			crew: a,
			yields: Fi(t, a),
			bonus: +(i === n)
		});
	}
	return r;
}
var Ri = (e, { step: t, most: n }) => Math.min(n, Math.max(0, Math.ceil(e / t) - 1));
function zi({ built: e }) {
	let t = 0;
	for (let n of e) t += $[n.property].income;
	return t;
}
var Bi = (e) => e.players.map((t, n) => {
	let r = zi(t), i = Ri(t.score, Br(e.options).tax);
	return {
		seat: n,
		income: r,
		tax: i,
		fine: Math.min(t.score, Math.max(0, i - t.gold - r))
	};
});
// packages/belfort/src/phases/collection.ts
function Vi(e, t) {
	let { state: n } = e, r = Pi[t];
	for (let { seat: i, crew: a, yields: o, bonus: s } of Li(n, t)) {
		X(e, i, r, o, t), X(e, i, r, s, `${t}.bonus`);
		let c = Di(a);
		Hi(n.players[i], a), e.out?.push({
			t: "home",
			seat: i,
			from: t,
			n: c
		});
	}
}
function Hi(e, t) {
	let { home: n } = e;
	n.elf += t.elf, n.dwarf += t.dwarf, n.masterElf += t.masterElf, n.masterDwarf += t.masterDwarf, t.elf = 0, t.dwarf = 0, t.masterElf = 0, t.masterDwarf = 0;
}
function Ui(e, t, n, r) {
	let i = e.state.players[t], a = n === "elf" ? "elfSupply" : "dwarfSupply";
	return i[a] !== 0 && (i[a]--, i.home[n]++, e.out?.push({
		t: "newWorker",
		seat: t,
		worker: n,
		source: r
	}), !0);
}
function Wi(e) {
	let { state: t } = e;
	t.desk.forEach(({ seat: n, worker: r }, i) => {
		t.players[n].home[r]++, e.out?.push({
			t: "home",
			seat: n,
			from: "desk",
			worker: r,
			at: i
		}), Ui(e, n, En(r), "desk") || e.out?.push({
			t: "wasted",
			seat: n,
			source: "desk"
		});
	}), t.desk = [];
}
var Gi = (e) => {
	e.state.agenda.push({
		t: "camp",
		next: 0
	});
}, Ki = (e, t, n) => n !== t && !e.players[n].crestDown, qi = { step(e, t) {
	let { state: n } = e, r = n.camp[t.next];
	if (r === void 0) {
		n.agenda.pop(), n.camp.length > 0 && e.out?.push({ t: "crestsUp" }), n.camp = [];
		for (let e of n.players) e.crestDown = !1;
		return;
	}
	let { seat: i, worker: a } = r;
	n.players[i].home[a]++, e.out?.push({
		t: "home",
		seat: i,
		from: "camp",
		worker: a,
		at: t.next
	}), t.next++, n.players.some((e, t) => Ki(n, i, t)) ? n.agenda.push({
		t: "crest",
		seat: i
	}) : Ji(e, i, null);
} };
function Ji(e, t, n) {
	let r = e.state.players[t];
	if (n !== null) {
		let t = e.state.players[n];
		[r.crest, t.crest] = [t.crest, r.crest];
	}
	r.crestDown = !0, e.out?.push({
		t: "crest",
		seat: t,
		of: n,
		crest: r.crest
	});
}
var Yi = {
	ask: (e, t) => ({
		seats: [t.seat],
		ask: "crest",
		source: "camp"
	}),
	options(e, t, n, r) {
		if (n === t.seat) {
			for (let t = 0; t < e.seats; t++) Ki(e, n, t) && r.push(Yn(t));
			r.push(Rn);
		}
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), Ji(e, n, r.of);
	}
};
function Xi(e) {
	let { state: t } = e, n = Bi(t);
	for (let { seat: t, income: r } of n) X(e, t, "gold", r, "income");
	for (let { seat: r, tax: i, fine: a } of n) {
		let n = t.players[r];
		Z(e, r, "gold", Math.min(i, n.gold), "tax"), a !== 0 && (n.score -= a, t.ledger.push({
			round: t.round,
			seat: r,
			item: "tax",
			points: -a
		}), e.out?.push({
			t: "lose",
			seat: r,
			what: "points",
			n: a,
			source: "tax",
			to: null
		}));
	}
}
// packages/belfort/src/facts/turn.ts
function Zi({ built: e }, t) {
	let n = 1 + t.extraVisits;
	for (let t of e) n += t.gnomes * ($[t.property].visits ?? 0);
	return n;
}
var Qi = ({ property: e, gnomes: t }) => $[e].locks - t, $i = ({ property: e, gnomes: t, used: n }) => t > 0 && !n && $[e].gnomeAction !== void 0, ea = (e, t) => !t.hired && e.gnomes > 0, ta = (e) => ("deck" in e ? e.deck.length : e.deckSize) > 0 || e.discard.length > 0;
// packages/belfort/src/phases/gnomes.ts
function na(e, t, n, r) {
	let { state: i } = e, a = i.players[t].built[n];
	i.gnomes--, a.gnomes++, e.out?.push({
		t: "gnome",
		seat: t,
		card: n,
		property: a.property,
		source: r
	}), ra(e, t, a.property);
}
function ra(e, t, n) {
	let { plank: r, promotes: i, arrive: a } = $[n];
	r?.locked && Q(e, t, `gnome.${n}`), i !== void 0 && la(e, t, i, `gnome.${n}`), a?.(e, t);
}
var ia = (e, t, n) => Qr(e, {
	t: "gnome",
	seat: t,
	source: n
}, oa, n);
function aa(e, t, n) {
	e.gnomes !== 0 && e.players[t].built.forEach((e, t) => {
		Qi(e) > 0 && n.push(er(t));
	});
}
var oa = {
	ask: (e, t) => ({
		seats: [t.seat],
		ask: "gnome",
		source: t.source
	}),
	options(e, t, n, r) {
		n === t.seat && aa(e, n, r);
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), na(e, n, r.card, t.source);
	}
}, sa = {
	elf: "masterElf",
	dwarf: "masterDwarf"
};
function ca(e, t, n) {
	let r = e.players[t];
	if (r.home[n] > 0) return r.home[n]--, r.home[sa[n]]++, !0;
	let i = r.built.find(({ worker: e }) => e === n);
	if (i !== void 0) return i.worker = sa[n], !0;
	let a = e.guildPlanks.findIndex((e) => e?.seat === t && e.worker === n);
	return a < 0 ? !1 : (e.guildPlanks[a] = {
		seat: t,
		worker: sa[n]
	}, !0);
}
function la(e, t, n, r) {
	ji(e.state, t)[sa[n]] >= 5 || !ca(e.state, t, n) ? Zr(e, t, r) : (Q(e, t, r), e.out?.push({
		t: "master",
		seat: t,
		worker: n,
		source: r
	}));
}
// packages/belfort/src/guilds/recruiters.ts
var ua = {
	name: {
		en: "Recruiters’ guild",
		de: "Anwerbergilde",
		fr: "Guilde des recruteurs"
	},
	text: {
		en: "Take one of your elves or dwarves from the supply, or move a gnome from the stockpile to a free lock of yours. The gnome costs nothing and does not count as your hire for this turn.",
		de: "Nimm dir einen deiner Elben oder Zwerge aus dem Vorrat oder setze einen Gnom aus dem Vorrat auf eines deiner freien Gnomenschlösser. Der Gnom kostet nichts und zählt nicht als Einstellen in diesem Zug.",
		fr: "Prenez un de vos elfes ou nains dans la réserve, ou placez un gnome de la réserve sur une de vos serrures gnome libres. Le gnome est gratuit et ne compte pas comme votre recrutement du tour."
	},
	kind: "basic",
	act: (e, t) => da(e, t, !0, "guild.recruiters")
};
function da(e, t, n, r) {
	Qr(e, {
		t: "recruit",
		seat: t,
		gnome: n,
		source: r
	}, fa, r);
}
var fa = {
	ask: (e, { seat: t, source: n }) => ({
		seats: [t],
		ask: "recruit",
		source: n
	}),
	options(e, t, n, r) {
		if (n !== t.seat) return;
		let i = e.players[n];
		i.elfSupply > 0 && r.push(or.elf), i.dwarfSupply > 0 && r.push(or.dwarf), t.gnome && aa(e, n, r);
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), r.do === "recruit" ? Ui(e, n, r.worker, t.source) : r.do === "gnome" && na(e, n, r.card, t.source);
	}
}, pa = (e) => e.sort((e, t) => fn[e] - fn[t]);
function ma(e, t) {
	let n = e.length;
	for (; n > 0 && fn[e[n - 1]] > fn[t];) n--;
	e.splice(n, 0, t);
}
function ha(e) {
	let { state: t } = e;
	return e.effect = "barrier", t.deck.length === 0 && t.discard.length > 0 && (t.deck = t.discard, t.discard = [], se(t.random, t.deck), e.out?.push({
		t: "shuffle",
		n: t.deck.length
	})), t.deck.pop();
}
function ga(e, t, n, r) {
	let i = [];
	for (; i.length < n;) {
		let n = ha(e);
		if (n === void 0) break;
		i.push(n), ma(e.state.players[t].hand, n);
	}
	return i.length > 0 && e.out?.push({
		t: "draw",
		seat: t,
		cards: pa(i),
		source: r
	}), i.length;
}
function _a(e, t, n, r, i) {
	let a = e.state.players[t];
	ma(a.hand, n), ma(a.shown, n), e.out?.push({
		t: "take",
		seat: t,
		card: n,
		source: r,
		from: i
	});
}
function va(e, t, n) {
	let { hand: r, shown: i } = e.players[t];
	r.splice(r.indexOf(n), 1);
	let a = i.indexOf(n);
	a >= 0 && i.splice(a, 1);
}
function ya(e, t, n, r) {
	va(e.state, t, n), e.state.discard.push(n), e.out?.push({
		t: "discard",
		seat: t,
		card: n,
		source: r
	});
}
function ba(e, t) {
	let { state: n } = e, r = n.pool.indexOf(t), i = ha(e);
	i === void 0 ? n.pool.splice(r, 1) : (n.pool[r] = i, e.out?.push({
		t: "pool",
		slot: r,
		card: i
	}));
}
function xa(e) {
	let { state: t } = e;
	for (; t.pool.length < 3 && ta(t);) {
		let n = ha(e);
		t.pool.push(n), e.out?.push({
			t: "pool",
			slot: t.pool.length - 1,
			card: n
		});
	}
}
function Sa(e, t, n, r) {
	n > 0 && e.state.agenda.push({
		t: "discard",
		seat: t,
		total: n,
		picked: 0,
		source: r
	});
}
function Ca(e, t, n, r, i) {
	let a = ga(e, t, n, i);
	a === 0 ? Zr(e, t, i) : (Q(e, t, i), Sa(e, t, Math.min(r, a), i));
}
var wa = {
	ask(e, t) {
		let { seat: n, source: r, total: i, picked: a } = t;
		return {
			seats: [n],
			ask: "discard",
			source: r,
			many: {
				min: i,
				max: i,
				picked: a
			}
		};
	},
	options(e, t, n, r) {
		if (n === t.seat) for (let t of new Set(e.players[n].hand)) r.push(Bn[t]);
	},
	answer(e, t, n, r) {
		ya(e, n, r.card, t.source), t.picked++, t.picked === t.total && e.state.agenda.pop();
	}
}, Ta = {
	name: {
		en: "Spies’ guild",
		de: "Spiongilde",
		fr: "Guilde des espions"
	},
	text: {
		en: "Every other player picks a card from hand, and all of them are revealed together. Take one of these cards into your hand; the others go back.",
		de: "Alle anderen wählen eine Handkarte und decken sie gleichzeitig auf. Nimm eine dieser Karten auf die Hand; die übrigen gehen zurück.",
		fr: "Chaque autre joueur choisit une carte de sa main et toutes sont révélées en même temps. Prenez une de ces cartes en main\xA0; les autres sont rendues."
	},
	kind: "interactive",
	act(e, t) {
		let { state: n } = e;
		n.players.every((e, n) => n === t || e.hand.length === 0) ? Zr(e, t, "guild.spies") : (Q(e, t, "guild.spies"), n.agenda.push({
			t: "spies",
			seat: t,
			picks: n.players.map(() => null)
		}));
	}
}, Ea = (e, t, n) => n !== t.seat && t.picks[n] === null && e.players[n].hand.length > 0, Da = {
	ask: (e, t) => ({
		seats: e.players.flatMap((n, r) => Ea(e, t, r) ? [r] : []),
		ask: "reveal",
		source: "guild.spies"
	}),
	options(e, t, n, r) {
		if (t.picks[n] === void 0 || !Ea(e, t, n)) return;
		let { hand: i } = e.players[n];
		for (let e = 0; e < i.length; e++) i[e] !== i[e - 1] && r.push(Vn[i[e]]);
	},
	answer(e, t, n, r) {
		let { state: i } = e;
		if (t.picks[n] = r.card, i.players.some((e, n) => Ea(i, t, n))) return;
		i.agenda.pop(), e.effect = "barrier";
		let a = t.picks.flatMap((e, t) => e === null ? [] : [t]);
		for (let n of a) {
			let r = t.picks[n], { hand: a, shown: o } = i.players[n];
			Oa(a, o, r), e.out?.push({
				t: "reveal",
				seat: n,
				card: r
			});
		}
		a.length === 1 ? ka(e, t.seat, a[0], t.picks) : i.agenda.push({
			t: "spy",
			seat: t.seat,
			picks: t.picks
		});
	}
};
function Oa(e, t, n) {
	if (t.includes(n)) return;
	let r = /* @__PURE__ */ new Map();
	for (let e of [...t, n]) r.set(e, (r.get(e) ?? 0) + 1);
	t.length = 0;
	for (let n of e) {
		let e = r.get(n) ?? 0;
		e > 0 && (t.push(n), r.set(n, e - 1));
	}
}
function ka(e, t, n, r) {
	let i = r[n];
	va(e.state, n, i), _a(e, t, i, "guild.spies", n);
}
var Aa = {
	ask: (e, { seat: t }) => ({
		seats: [t],
		ask: "spy",
		source: "guild.spies"
	}),
	options(e, t, n, r) {
		n === t.seat && t.picks.forEach((e, t) => {
			e !== null && r.push(nr(t));
		});
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), ka(e, n, r.from, t.picks);
	}
}, ja = 3, Ma = (e) => e.options.edition === "first" ? 3 : 2, Na = {
	name: {
		en: "Thieves’ guild",
		de: "Diebesgilde",
		fr: "Guilde des voleurs"
	},
	text: {
		en: "Take up to 2 gold from one player (first edition: up to 3), or 1 gold each from up to three players.",
		de: "Nimm bis zu 2 Gold von einer Person (erste Auflage: bis zu 3) oder je 1 Gold von bis zu drei Personen.",
		fr: "Prenez jusqu’à 2 pièces d’or à un joueur (première édition\xA0: jusqu’à 3), ou 1 pièce d’or à chaque joueur de votre choix (trois au plus)."
	},
	kind: "interactive",
	act: (e, t) => Qr(e, {
		t: "thieves",
		seat: t,
		victims: 0,
		from: 0
	}, Pa, "guild.thieves")
}, Pa = {
	ask: (e, { seat: t, victims: n }) => ({
		seats: [t],
		ask: "steal",
		source: "guild.thieves",
		many: {
			min: 1,
			max: ja,
			picked: n
		}
	}),
	options(e, t, n, r) {
		if (n !== t.seat) return;
		let i = t.victims === 0 ? Ma(e) : 1;
		for (let a = t.from; a < e.seats; a++) if (a !== n) for (let t = 1; t <= Math.min(i, e.players[a].gold); t++) r.push(lr(a, t));
		t.victims > 0 && r.push(Ln);
	},
	answer(e, t, n, r) {
		let { state: i } = e;
		if (r.do === "stop") {
			i.agenda.pop();
			return;
		}
		let { from: a, gold: o } = r;
		Z(e, a, "gold", o, "guild.thieves", n), X(e, n, "gold", o, "guild.thieves", a), t.victims++, t.from = a + 1;
		let s = i.players.some((e, t) => t > a && t !== n && e.gold > 0);
		(o > 1 || t.victims === ja || !s) && i.agenda.pop();
	}
}, Fa = {
	name: {
		en: "Wizards’ guild",
		de: "Zauberergilde",
		fr: "Guilde des sorciers"
	},
	text: {
		en: "Choose two sites of the same property kind, two guilds or two walls, and swap all markers between them. Cards stay where they are; a guild belongs to whoever’s marker is on it.",
		de: "Wähle zwei gleichartige Gebäude, zwei Gilden oder zwei Mauern und vertausche alle Figuren darauf. Karten bleiben liegen; eine Gilde gehört der Person, deren Figur auf ihr steht.",
		fr: "Choisissez deux propriétés du même type, deux guildes ou deux murs et échangez tous leurs marqueurs. Les cartes restent en place\xA0; une guilde appartient à qui a son marqueur dessus."
	},
	kind: "interactive",
	act: (e, t) => Qr(e, {
		t: "wizards",
		seat: t
	}, Va, "guild.wizards")
}, Ia = (e, t) => V[t].symbols.map((t) => e.markers[t]), La = (e, t) => e.every((e, n) => e === t[n]);
function Ra(e, t) {
	if (e !== "gatehouse") return [t.slice()];
	let [n, r] = t;
	return n === r ? [[n, r]] : [[Math.max(n, r), Math.min(n, r)], [Math.min(n, r), Math.max(n, r)]];
}
function za(e, t, n) {
	let { kind: r } = V[t], i = Ia(e, t), a = Ia(e, n);
	return Ra(r, a).flatMap((e) => Ra(r, i).map((t) => [e, t])).filter(([e, t]) => !La(e, i) || !La(t, a));
}
function Ba(e, t, n) {
	return V[t].kind === "gatehouse" ? za(e, t, n).length > 0 : e.markers[V[t].symbols[0]] !== e.markers[V[n].symbols[0]];
}
var Va = {
	ask: (e, { seat: t }) => ({
		seats: [t],
		ask: "swap",
		source: "guild.wizards"
	}),
	options(e, t, n, r) {
		if (n === t.seat) for (let t of xn) {
			let n = Jr(e, t);
			for (let t = 0; t < n.length; t++) for (let i = t + 1; i < n.length; i++) Ba(e, n[t], n[i]) && r.push(pr(n[t], n[i]));
		}
	},
	answer(e, t, n, r) {
		let { first: i, second: a } = r;
		e.state.agenda.pop(), e.out?.push({
			t: "swap",
			seat: n,
			kind: V[i].kind,
			first: i,
			second: a
		}), Ua(e, {
			t: "settle",
			seat: n,
			first: i,
			second: a,
			chosen: null
		});
	}
};
function Ha(e, t) {
	let n = za(e, t.first, t.second);
	return t.chosen === null ? n.map(([e]) => e).filter((e, t, n) => n.findIndex((t) => La(e, t)) === t) : n.filter(([e]) => La(e, t.chosen)).map(([, e]) => e);
}
function Ua(e, t) {
	let n = Ha(e.state, t);
	n.length > 1 ? e.state.agenda.push(t) : t.chosen === null ? Ua(e, {
		...t,
		chosen: n[0]
	}) : Wa(e, t, n[0]);
}
function Wa(e, t, n) {
	Ga(e, t.first, t.chosen), Ga(e, t.second, n);
}
function Ga(e, t, n) {
	V[t].symbols.forEach((t, r) => {
		e.state.markers[t] !== n[r] && (e.state.markers[t] = n[r], e.out?.push({
			t: "moved",
			symbol: t,
			builder: n[r]
		}));
	});
}
function Ka(e, t) {
	let n = Math.min(...t.filter((e) => e !== -1));
	return dr(n, V[e].symbols[t.indexOf(n)]);
}
var qa = {
	ask: (e, { seat: t }) => ({
		seats: [t],
		ask: "settle",
		source: "guild.wizards"
	}),
	options(e, t, n, r) {
		if (n !== t.seat) return;
		let i = t.chosen === null ? t.first : t.second;
		for (let n of Ha(e, t)) r.push(Ka(i, n));
	},
	answer(e, t, n, r) {
		let { state: i } = e;
		i.agenda.pop();
		let a = t.chosen === null ? t.first : t.second, o = r, s = Ha(i, t).find((e) => Ka(a, e).symbol === o.symbol);
		t.chosen === null ? Ua(e, {
			...t,
			chosen: s
		}) : Wa(e, t, s);
	}
};
// packages/belfort/src/facts/order.ts
function Ja({ players: e }, t) {
	for (let n = 0; n < e.length; n++) if (e[n].crest === t) return n;
	return -1;
}
var Ya = (e, t = 0) => e.players.map((n, r) => Ja(e, (t + r) % e.seats + 1)), Xa = ({ passed: e, home: t }) => !e && Di(t) > 0, Za = (e) => e.neutralDwarves.length, Qa = (e, t) => Ja(e, t - 2 + 1), $a = {
	elf: "elves",
	dwarf: "dwarves"
};
function eo(e) {
	let t = [], n = (e, n) => {
		e || t.push(n);
	};
	to(e, n), no(e, n);
	let r = e.players.reduce((e, t) => e + Ni(t), e.gnomes);
	n(r === yi[e.seats], `${r} gnomes, not ${yi[e.seats]}`);
	let i = e.players.map((e) => e.crest).toSorted((e, t) => e - t);
	n(i.every((e, t) => e === t + 1), `crests are ${i.join(", ")}`), n(e.desk.length <= xi(e.seats), `${e.desk.length} workers at the desk`);
	let { neutralDwarves: a } = e;
	return n(a.length === (e.seats === 2 ? 2 : 0), `${a.length} neutral dwarves`), n(a.length < 2 || a[0] === -1 || a[0] !== a[1], "both neutral dwarves on one guild"), n(new Set(e.camp.map(({ seat: e }) => e)).size === e.camp.length, "two workers of a player in the camp"), e.players.forEach((t, r) => {
		ro(e, r, n);
	}), t;
}
function to(e, t) {
	let n = new Map(R.map((e) => [e, 0])), r = (e) => n.set(e, n.get(e) + 1);
	for (let t of [
		e.deck,
		e.discard,
		e.pool
	]) t.forEach(r);
	for (let t of e.players) {
		t.hand.forEach(r);
		for (let { property: e } of t.built) r(e);
	}
	for (let t of e.agenda) t.t === "neutralSite" && r(t.card);
	for (let [e, r] of n) t(r === 5, `${r} ${e} cards, not 5`);
	t(e.pool.length <= 3, `${e.pool.length} cards in the pool`);
}
function no(e, t) {
	let n = e.seats + Za(e);
	t(e.markers.length === mn, `${e.markers.length} symbols`), t(e.markers.every((e) => Number.isInteger(e) && e >= -1 && e < n), "a marker of nobody at the table");
	for (let { kind: n, symbols: r } of V) n === "keep" && t(e.markers[r[0]] === e.markers[r[1]], "a keep section with two different symbols");
	if (e.options.edition !== "first") for (let n of z) {
		let [r, i] = vn(n).map((t) => e.markers[t]);
		t(r === i || r === -1 || i === -1, `gatehouse ${n} has two owners`);
	}
}
function ro(e, t, n) {
	let r = e.players[t], i = (e) => Number.isInteger(e) && e >= 0;
	for (let e of Dn) n(i(r[e]), `seat ${t} has ${r[e]} ${e}`);
	let a = e.ledger.reduce((e, n) => n.seat === t ? e + n.points : e, 0);
	n(i(r.score) && r.score === a, `seat ${t} has ${r.score} points, given ${a}`);
	for (let e of ["home", ...On]) for (let a of H) {
		let o = r[e][a];
		n(i(o), `seat ${t} has ${o} ${a} at ${e}`);
	}
	let o = ji(e, t);
	for (let [e, a, s] of [[
		"elf",
		"masterElf",
		r.elfSupply
	], [
		"dwarf",
		"masterDwarf",
		r.dwarfSupply
	]]) {
		let r = o[e] + o[a];
		n(i(s) && r + s === 7, `seat ${t} has ${r}+${s} ${$a[e]}`), n(o[a] <= 5, `seat ${t} has too many master ${$a[e]}`);
	}
	n(Di(r.forest) === r.forest.elf + r.forest.masterElf, `seat ${t} has dwarves in the forest`), n(Di(r.quarry) === r.quarry.dwarf + r.quarry.masterDwarf, `seat ${t} has elves in the quarry`);
	for (let e of r.built) {
		let { locks: r, plank: i } = $[e.property];
		n(e.gnomes >= 0 && e.gnomes <= r, `seat ${t} has ${e.gnomes} gnomes on a ${e.property}`);
		let a = i !== null && (!i.locked || e.gnomes > 0);
		n(e.worker === null || a, `seat ${t} has a worker on a ${e.property} without an open plank`);
	}
	let s = r.hand.slice();
	for (let e of r.shown) {
		let r = s.indexOf(e);
		n(r >= 0, `seat ${t} is known to hold a ${e} it has not`), r >= 0 && s.splice(r, 1);
	}
}
// packages/belfort/src/guilds/bankers.ts
var io = {
	name: {
		en: "Bankers’ guild",
		de: "Bankiersgilde",
		fr: "Guilde des banquiers"
	},
	text: {
		en: "Take 3 gold.",
		de: "Nimm 3 Gold.",
		fr: "Prenez 3 pièces d’or."
	},
	kind: "resource",
	act(e, t) {
		Q(e, t, "guild.bankers"), X(e, t, "gold", 3, "guild.bankers");
	}
}, ao = {
	name: {
		en: "Librarians’ guild",
		de: "Bibliothekarsgilde",
		fr: "Guilde des bibliothécaires"
	},
	text: {
		en: "Draw 3 cards from the deck, then discard 1 card from your hand; it may be a new one.",
		de: "Ziehe 3 Karten vom Nachziehstapel, dann lege 1 Karte aus deiner Hand ab; es darf eine neue sein.",
		fr: "Piochez 3 cartes, puis défaussez 1 carte de votre main\xA0; ce peut être une des nouvelles."
	},
	kind: "basic",
	act: (e, t) => Ca(e, t, 3, 1, "guild.librarians")
}, oo = {
	name: {
		en: "Masons’ guild",
		de: "Steinmetzgilde",
		fr: "Guilde des maçons"
	},
	text: {
		en: "Take 4 stone.",
		de: "Nimm 4 Stein.",
		fr: "Prenez 4 pierres."
	},
	kind: "resource",
	act(e, t) {
		Q(e, t, "guild.masons"), X(e, t, "stone", 4, "guild.masons");
	}
}, so = 3, co = 2, lo = {
	recruiters: ua,
	merchants: {
		name: {
			en: "Merchants’ guild",
			de: "Kaufmannsgilde",
			fr: "Guilde des marchands"
		},
		text: {
			en: "For the rest of this turn you may exchange 1 wood or 1 stone for 1 metal up to twice, and you have three more visits to the trading post.",
			de: "Für den Rest dieses Zuges darfst du bis zu zweimal 1 Holz oder 1 Stein gegen 1 Metall tauschen und hast drei weitere Besuche beim Handelsposten.",
			fr: "Pour le reste de ce tour, vous pouvez échanger jusqu’à deux fois 1 bois ou 1 pierre contre 1 métal, et vous avez trois visites de plus au comptoir."
		},
		kind: "basic",
		act(e, t) {
			let n = e.state.agenda.at(-1);
			n.extraVisits += so, n.exchanges += co, Q(e, t, "guild.merchants"), e.out?.push({
				t: "visits",
				seat: t,
				visits: so,
				exchanges: co,
				source: "guild.merchants"
			});
		}
	},
	librarians: ao,
	architects: ti,
	sawyers: {
		name: {
			en: "Sawyers’ guild",
			de: "Sägearbeitergilde",
			fr: "Guilde des scieurs"
		},
		text: {
			en: "Take 4 wood.",
			de: "Nimm 4 Holz.",
			fr: "Prenez 4 bois."
		},
		kind: "resource",
		act(e, t) {
			Q(e, t, "guild.sawyers"), X(e, t, "wood", 4, "guild.sawyers");
		}
	},
	masons: oo,
	miners: {
		name: {
			en: "Miners’ guild",
			de: "Bergmannsgilde",
			fr: "Guilde des mineurs"
		},
		text: {
			en: "Take 2 metal.",
			de: "Nimm 2 Metall.",
			fr: "Prenez 2 métaux."
		},
		kind: "resource",
		act(e, t) {
			Q(e, t, "guild.miners"), X(e, t, "metal", 2, "guild.miners");
		}
	},
	bankers: io,
	thieves: Na,
	bandits: di,
	spies: Ta,
	wizards: Fa
};
// packages/belfort/src/phases/planks.ts
function uo(e, t, n) {
	let r = `plank.${n}`, { does: i } = $[n].plank;
	"take" in i ? (Q(e, t, r), X(e, t, i.take, i.n, r)) : "draw" in i ? Ca(e, t, i.draw, i.discard, r) : i.recruit === "gnome" ? ia(e, t, r) : da(e, t, !1, r);
}
// packages/belfort/src/phases/trade.ts
var fo = [
	"wood",
	"stone",
	"metal"
], po = ["wood", "stone"];
function mo(e, t, n, r) {
	let i = Zi(n, t), a = Br(e.options);
	if (t.buys < i) for (let e of fo) n.gold >= a.buy[e] && r.push(ir[e]);
	if (t.sells < i) {
		let { pieces: e } = a.sell.woodStone;
		for (let t = Math.min(e, n.wood); t >= 0 && !(e - t > n.stone); t--) r.push(_r(t, e - t, 0));
		n.metal >= a.sell.metal.pieces && r.push(_r(0, 0, a.sell.metal.pieces));
	}
	if (t.exchanges > 0) for (let e of po) n[e] > 0 && r.push(ar[e]);
}
function ho(e, t, n, r) {
	let i = Br(e.state.options);
	switch (r.do) {
		case "buy":
			t.buys++, Z(e, n, "gold", i.buy[r.good], "tradingPost"), X(e, n, r.good, 1, "tradingPost");
			break;
		case "sell":
			t.sells++;
			for (let t of fo) Z(e, n, t, r[t], "tradingPost");
			X(e, n, "gold", i.sell[r.metal > 0 ? "metal" : "woodStone"].gold, "tradingPost");
			break;
		case "exchange":
			t.exchanges--, Z(e, n, r.good, 1, "guild.merchants"), X(e, n, "metal", 1, "guild.merchants");
			return;
	}
	Math.max(t.buys, t.sells) > 1 + t.extraVisits && Q(e, n, "gnome.market");
}
// packages/belfort/src/phases/actions.ts
var go = (e) => {
	e.state.agenda.push({
		t: "actions",
		crest: 0
	});
}, _o = { step(e, t) {
	let { state: n } = e;
	if (t.crest === n.seats) {
		n.agenda.pop();
		return;
	}
	t.crest++;
	let r = Ja(n, t.crest);
	for (let e of n.players[r].built) e.used = !1;
	n.agenda.push({
		t: "turn",
		seat: r,
		hired: !1,
		buys: 0,
		sells: 0,
		extraVisits: 0,
		exchanges: 0
	}), e.out?.push({
		t: "turn",
		seat: r
	});
} };
function vo(e, t, n) {
	let { hand: r } = t, i = Vr(e);
	for (let a = 0; a < r.length; a++) {
		let o = r[a];
		if (o === r[a - 1] || !Ur(t, i.properties[o])) continue;
		let s = wn[o];
		for (let t = 0; t < s.length; t++) Wr(e, s[t], o) && n.push(hr[o][t]);
	}
	if (Ur(t, i.wall)) for (let t of Kr(e, "wall")) e.markers[t] === -1 && n.push(mr[t]);
	for (let r of z) {
		let a = gn(r);
		e.markers[a] === -1 && Ur(t, i.guilds[e.guilds[r]]) && n.push(mr[a]);
	}
}
var yo = {
	ask: (e, t) => ({
		seats: [t.seat],
		ask: "turn",
		source: null
	}),
	options(e, t, n, r) {
		if (n !== t.seat) return;
		let i = e.players[n];
		vo(e, i, r);
		for (let t of z) e.guildPlanks[t]?.seat === n && r.push(Xn(t));
		let { built: a } = i;
		for (let e = 0; e < a.length; e++) a[e].worker !== null && r.push(Zn(e));
		mo(e, t, i, r);
		let o = ea(e, t) && i.gold >= 3;
		for (let e = 0; e < a.length; e++) {
			let t = a[e];
			o && Qi(t) > 0 && r.push(Qn(e)), $i(t) && i.gold >= $[t.property].gnomeAction.price && r.push($n(e));
		}
		if (!(ki(e, n) > 0)) {
			if (i.gold >= 1) {
				let { pool: t } = e;
				for (let e = 0; e < t.length; e++) t.indexOf(t[e]) === e && r.push(Hn[t[e]]);
				ta(e) && r.push(Hn.deck);
			}
			r.push(Fn);
		}
	},
	answer(e, t, n, r) {
		let { state: i } = e;
		switch (r.do) {
			case "build": return Xr(e, n, Hr(i, r.symbol), `build.${r.property}`), va(i, n, r.property), xo(e, n, r), xr(e, n, r.symbol, `build.${r.property}`);
			case "wall":
			case "guild": return Xr(e, n, Hr(i, r.symbol), `build.${r.do}`), xr(e, n, r.symbol, `build.${r.do}`);
			case "activate": return So(e, n, r);
			case "hire": return t.hired = !0, Z(e, n, "gold", 3, "hire"), na(e, n, r.card, "hire");
			case "use": {
				let t = i.players[n].built[r.card];
				return t.used = !0, Q(e, n, `gnome.${t.property}`), bo(e, n, t.property);
			}
			case "buyCard": return Z(e, n, "gold", 1, "buyCard"), r.card === "deck" ? ga(e, n, 1, "buyCard") : (_a(e, n, r.card, "buyCard", null), ba(e, r.card)), Co(e, n);
			case "endTurn": return Co(e, n);
			default: return ho(e, t, n, r);
		}
	}
};
function bo(e, t, n) {
	let { price: r, take: i } = $[n].gnomeAction;
	Z(e, t, "gold", r, `gnome.${n}`), X(e, t, i, 1, `gnome.${n}`);
}
function xo(e, t, { property: n }) {
	let { built: r } = e.state.players[t];
	r.push({
		property: n,
		gnomes: 0,
		worker: null,
		used: !1
	}), e.out?.push({
		t: "card",
		seat: t,
		property: n,
		card: r.length - 1
	});
}
function So(e, t, n) {
	let { state: r } = e, i = r.players[t];
	if (n.at === "guild") {
		let { district: a } = n, { worker: o } = r.guildPlanks[a], s = r.guilds[a];
		r.guildPlanks[a] = null, i.home[o]++, e.out?.push({
			t: "activate",
			seat: t,
			source: `guild.${s}`
		}), e.out?.push({
			t: "home",
			seat: t,
			from: "guild",
			worker: o,
			at: a
		}), lo[s].act(e, t);
		return;
	}
	let a = i.built[n.card], o = a.worker;
	a.worker = null, i.home[o]++, e.out?.push({
		t: "activate",
		seat: t,
		source: `plank.${a.property}`
	}), e.out?.push({
		t: "home",
		seat: t,
		from: "card",
		worker: o,
		at: n.card
	}), uo(e, t, a.property);
}
function Co(e, t) {
	e.state.agenda.pop(), e.state.agenda.push({
		t: "turnEnd",
		seat: t,
		drawn: !1
	});
}
var wo = { step(e, t) {
	let { state: n } = e, r = n.players[t.seat];
	if (!t.drawn) {
		t.drawn = !0;
		for (let n of r.built) {
			let r = n.gnomes * ($[n.property].draws ?? 0);
			r > 0 && ga(e, t.seat, r, `gnome.${n.property}`) > 0 && Q(e, t.seat, `gnome.${n.property}`);
		}
		if (r.hand.length > 5) return Sa(e, t.seat, r.hand.length - 5, "handLimit");
	}
	n.agenda.pop(), xa(e), e.out?.push({
		t: "endTurn",
		seat: t.seat
	});
} }, To = (e, t) => e.markers[gn(t)], Eo = (e, t, n) => To(e, n) === t ? 0 : 1, Do = (e, t) => e.guildPlanks[t] === null && !e.neutralDwarves.includes(t);
function Oo(e, t) {
	for (let n of e.camp) if (n.seat === t) return !0;
	return !1;
}
function ko(e) {
	let { plank: t } = $[e.property];
	return t !== null && e.worker === null && (!t.locked || e.gnomes > 0);
}
// packages/belfort/src/phases/placement.ts
function Ao(e) {
	for (let t of e.state.players) t.passed = !1;
	e.state.agenda.push({
		t: "placement",
		crest: 0
	});
}
var jo = { step(e, t) {
	let { state: n } = e;
	for (let r of Ya(n, t.crest)) {
		let i = n.players[r];
		if (Xa(i)) {
			t.crest = i.crest, n.agenda.push({
				t: "place",
				seat: r
			});
			return;
		}
		i.passed || Mo(e, r);
	}
	n.agenda.pop();
} };
function Mo(e, t) {
	e.state.players[t].passed = !0, e.out?.push({
		t: "pass",
		seat: t
	});
}
function No(e, t, n, r, i) {
	e.desk.length < xi(e.seats) && n.gold >= 2 && i.push(Wn[r]), Oo(e, t) || i.push(Gn[r]);
	for (let a of z) Do(e, a) && n.gold >= Eo(e, t, a) && i.push(Kn[r](a));
	let { built: a } = n;
	for (let e = 0; e < a.length; e++) {
		let t = a[e];
		ko(t) && n.gold >= $[t.property].plank.fee && i.push(qn[r](e));
	}
}
function Po(e, t, n) {
	let { state: r } = e, i = r.players[t], { worker: a } = n;
	switch (i.home[a]--, n.at) {
		case "desk":
		case "camp": {
			let i = r[n.at];
			i.push({
				seat: t,
				worker: a
			}), e.out?.push({
				t: "place",
				seat: t,
				worker: a,
				at: n.at,
				plank: i.length
			}), n.at === "desk" && Z(e, t, "gold", 2, "place.desk");
			return;
		}
		case "guild": {
			let { district: i } = n;
			r.guildPlanks[i] = {
				seat: t,
				worker: a
			}, e.out?.push({
				t: "place",
				seat: t,
				worker: a,
				at: "guild",
				district: i,
				guild: r.guilds[i]
			});
			let o = Eo(r, t, i), s = To(r, i), c = s === -1 ? null : s;
			Z(e, t, "gold", o, "place.guild", c), c !== null && X(e, c, "gold", o, "place.guild", t);
			return;
		}
		case "card": {
			let r = i.built[n.card];
			r.worker = a, e.out?.push({
				t: "place",
				seat: t,
				worker: a,
				at: "card",
				card: n.card,
				property: r.property
			}), Z(e, t, "gold", $[r.property].plank.fee, `place.${r.property}`);
			return;
		}
	}
}
var Fo = {
	ask: (e, t) => ({
		seats: [t.seat],
		ask: "place",
		source: null
	}),
	options(e, t, n, r) {
		if (n !== t.seat) return;
		let i = e.players[n];
		for (let t of H) i.home[t] > 0 && No(e, n, i, t, r);
		r.push(Pn);
	},
	answer(e, t, n, r) {
		let { state: i } = e;
		if (i.agenda.pop(), r.do === "place") return Po(e, n, r);
		Mo(e, n), i.agenda.push({
			t: "distribute",
			seat: n
		});
	}
};
function Io(e) {
	for (let t of H) if (e[t] > 0) return t;
}
var Lo = {
	ask: (e, t) => ({
		seats: [t.seat],
		ask: "distribute",
		source: null
	}),
	options(e, t, n, r) {
		if (n !== t.seat) return;
		let { home: i } = e.players[n], a = Io(i);
		for (let e of br(a, i[a])) r.push(e);
	},
	answer(e, t, n, r) {
		let i = e.state.players[n], a = r, { worker: o } = a;
		i.home[o] = 0;
		let s = (t, r) => {
			r !== 0 && (i[t][o] += r, e.out?.push({
				t: "send",
				seat: n,
				worker: o,
				area: t,
				n: r
			}));
		};
		"forest" in a ? s("forest", a.forest) : s("quarry", a.quarry), s("mine", a.mine), s("goldMine", a.goldMine), Io(i.home) === void 0 && e.state.agenda.pop();
	}
}, Ro = (e) => e <= 3 ? "spring" : e <= 5 ? "summer" : "autumn", zo = (e) => e === 3 || e === 5 || e === 7, Bo = () => [{
	t: "neutralDwarf",
	neutral: 3
}, {
	t: "neutralDwarf",
	neutral: 2
}], Vo = (e) => (t, { neutral: n }) => ({
	seats: [Qa(t, n)],
	ask: e,
	source: "neutral"
});
function Ho(e, t, n) {
	e.state.neutralDwarves[t - 2] = n, e.out?.push({
		t: "neutralDwarf",
		neutral: t,
		district: n
	});
}
var Uo = {
	ask: Vo("neutralDwarf"),
	options(e, t, n, r) {
		if (n === Qa(e, t.neutral)) for (let t of z) e.neutralDwarves.includes(t) || r.push(Jn(t));
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), Ho(e, t.neutral, r.district);
	}
}, Wo = (e) => {
	e.state.agenda.push({
		t: "neutral",
		next: 2
	});
}, Go = { step(e, t) {
	let { state: n } = e;
	if (xa(e), t.next < 2 + Za(n)) (n.pool.length > 0 || ta(n)) && n.agenda.push({
		t: "neutralCard",
		neutral: t.next
	}), t.next++;
	else {
		n.agenda.pop();
		for (let t = 0; t < Za(n); t++) {
			let r = (n.neutralDwarves[t] + 1) % z.length;
			Ho(e, 2 + t, r);
			let i = To(n, r);
			i !== -1 && X(e, i, "gold", 1, "neutral");
		}
	}
} }, Ko = {
	ask: Vo("neutralCard"),
	options(e, t, n, r) {
		n === Qa(e, t.neutral) && (e.pool.forEach((t, n) => {
			e.pool.indexOf(t) === n && r.push(Un[t]);
		}), ta(e) && r.push(Un.deck));
	},
	answer(e, t, n, r) {
		let { state: i } = e, a = r.card, o = a === "deck" ? "deck" : "pool", s = a === "deck" ? ha(e) : a;
		i.agenda.pop(), e.out?.push({
			t: "neutralCard",
			neutral: t.neutral,
			seat: n,
			card: s,
			from: o
		}), o === "pool" && ba(e, s);
		let c = qr(i, s);
		c.length > 1 ? i.agenda.push({
			t: "neutralSite",
			neutral: t.neutral,
			card: s
		}) : (c.length === 1 ? xr(e, t.neutral, c[0], "neutral") : e.out?.push({
			t: "wasted",
			seat: n,
			source: "neutral"
		}), i.discard.push(s));
	}
}, qo = {
	ask: Vo("neutralSite"),
	options(e, t, n, r) {
		if (n === Qa(e, t.neutral)) for (let n of qr(e, t.card)) r.push(rr(n));
	},
	answer(e, t, n, r) {
		e.state.agenda.pop(), xr(e, t.neutral, r.symbol, "neutral"), e.state.discard.push(t.card);
	}
};
// packages/belfort/src/facts/scoring.ts
function Jo(e, t) {
	return e.map((n, r) => {
		if (n === 0) return {
			builder: r,
			count: n,
			place: 0,
			points: 0
		};
		let i = 1;
		for (let t of new Set(e)) t > n && i++, t >= n && e.filter((e) => e === t).length > 1 && i++;
		return {
			builder: r,
			count: n,
			place: i,
			points: t[i - 1] ?? 0
		};
	});
}
function Yo(e, t) {
	let n = Array(e.seats + Za(e)).fill(0), r = t * 15;
	for (let t = r; t < r + 15; t++) {
		let r = e.markers[t];
		r >= 0 && n[r]++;
	}
	return n;
}
function Xo(e) {
	let { players: t, seats: n } = e, r = Array(Za(e)).fill(4), i = (e) => ({
		majority: e,
		ranks: Jo([...t.map((t) => Mi(t, e)), ...r], Ti)
	});
	return [
		...z.map((t) => ({
			majority: `district.${t}`,
			ranks: Jo(Yo(e, t), wi(n))
		})),
		i("elf"),
		i("dwarf"),
		{
			majority: "gnome",
			ranks: Jo(t.map(Ni), Ti)
		}
	];
}
var Zo = ({ wood: e, stone: t, metal: n, gold: r }) => e + t + r + 2 * n;
// packages/belfort/src/phases/scoring.ts
function Qo(e) {
	let { state: t } = e;
	for (let { majority: n, ranks: r } of Xo(t)) for (let { builder: i, count: a, place: o, points: s } of r) o > 0 && e.out?.push({
		t: "scored",
		majority: n,
		builder: i,
		count: a,
		place: o,
		points: s
	}), s > 0 && i < t.seats && Yr(e, i, s, n);
}
var $o = (e) => t(e.players.map((e, t) => ({
	seat: t,
	score: e.score,
	tieBreak: Zo(e)
})));
function es(e) {
	let { state: t } = e;
	t.agenda.pop(), e.out?.push({
		t: "stage",
		stage: "over"
	});
	let n = $o(t).flatMap(({ seat: e, place: t }) => t === 1 ? [e] : []);
	e.out?.push({
		t: "end",
		winners: n
	});
}
var ts = (e) => e.ledger.map((e) => ({ ...e })), ns = [
	"setup",
	"placement",
	"forest",
	"quarry",
	"mine",
	"goldMine",
	"desk",
	"camp",
	"treasury",
	"actions",
	"neutral",
	"scoring",
	"over"
], rs = {
	placement: Ao,
	forest: (e) => Vi(e, "forest"),
	quarry: (e) => Vi(e, "quarry"),
	mine: (e) => Vi(e, "mine"),
	goldMine: (e) => Vi(e, "goldMine"),
	desk: Wi,
	camp: Gi,
	treasury: Xi,
	actions: go,
	neutral: Wo,
	scoring: Qo
}, is = Object.fromEntries(ns.map((e, t) => [e, ns[t + 1]]));
function as(e, t, n) {
	let r = is[e];
	return r === "neutral" && t !== 2 ? as(r, t, n) : r === "scoring" && !zo(n) || r === "over" && n < 7 ? "placement" : r;
}
var os = { step(e) {
	let { state: t } = e, n = as(t.stage, t.seats, t.round);
	if (t.stage = n, n === "over") return es(e);
	n === "placement" && (t.round++, e.out?.push({
		t: "round",
		round: t.round,
		season: Ro(t.round)
	})), e.out?.push({
		t: "stage",
		stage: n
	}), rs[n](e);
} }, ss = () => ({
	elf: 0,
	dwarf: 0,
	masterElf: 0,
	masterDwarf: 0
}), cs = (e, t) => ({
	...Si,
	score: 0,
	crest: t,
	crestDown: !1,
	passed: !1,
	elfSupply: 4,
	dwarfSupply: 4,
	home: {
		...ss(),
		elf: 3,
		dwarf: 3
	},
	forest: ss(),
	quarry: ss(),
	mine: ss(),
	goldMine: ss(),
	hand: pa(e),
	shown: [],
	built: []
});
function ls(e, t, n) {
	let r = t === 2;
	switch (e.guilds) {
		case "beginner": return n([...n(wr, 3), ...n(Cr, 2)], 5);
		case "normal": return n(r ? [
			"wizards",
			...n(Cr, 2),
			...n(wr, 2)
		] : [
			...n(wr, 1),
			...n(Cr, 2),
			...n(Tr, 2)
		], 5);
		case "advanced": return n(r ? kr : Er, 5);
		case "custom": return n(e.custom, 5);
	}
}
function us(e, t, n) {
	let r = P(n), i = (e, t) => {
		let n = e.slice();
		return Array.from({ length: t }, () => n.splice(oe(r, n.length), 1)[0]);
	}, a = ls(e, t, i), o = R.flatMap((e) => Array.from({ length: 5 }, () => e));
	se(r, o);
	let s = o.splice(-3).reverse(), c = Array.from({ length: t }, () => o.splice(-5)), l = i(c.map((e, t) => t + 1), t);
	return {
		options: e,
		seats: t,
		round: 0,
		stage: "setup",
		guilds: a,
		markers: Array(mn).fill(-1),
		players: c.map((e, t) => cs(e, l[t])),
		desk: [],
		camp: [],
		guildPlanks: [
			null,
			null,
			null,
			null,
			null
		],
		neutralDwarves: t === 2 ? [-1, -1] : [],
		gnomes: yi[t],
		deck: o,
		discard: [],
		pool: s,
		ledger: [],
		random: r,
		agenda: [
			{ t: "round" },
			...t === 2 ? Bo() : [],
			{
				t: "startingHands",
				discards: c.map(() => [])
			}
		]
	};
}
var ds = {
	ask(e, t) {
		return {
			seats: e.players.map((e, t) => t).filter((e) => t.discards[e].length < 2),
			ask: "startingHand",
			source: null,
			many: {
				min: 2,
				max: 2,
				picked: Math.min(...t.discards.map((e) => e.length))
			}
		};
	},
	options(e, t, n, r) {
		let i = t.discards[n];
		if (i === void 0 || i.length >= 2) return;
		let a = e.players[n].hand.slice();
		for (let e of i) a.splice(a.indexOf(e), 1);
		for (let e of new Set(a)) r.push(Bn[e]);
	},
	answer(e, t, n, r) {
		let { state: i } = e;
		t.discards[n].push(r.card), !t.discards.some((e) => e.length < 2) && (i.agenda.pop(), i.players.forEach((e, n) => {
			for (let r of t.discards[n]) e.hand.splice(e.hand.indexOf(r), 1), i.discard.push(r);
		}), e.effect = "barrier", e.out?.push({
			t: "startingHands",
			discards: t.discards
		}));
	}
}, fs = "hidden";
function ps(e, t) {
	if (e.t === "startingHands") {
		let n = e.discards.map((e, n) => t.includes(n) ? e : e.map(() => fs));
		return {
			t: e.t,
			discards: n
		};
	}
	if (e.t === "spies") {
		let n = e.picks.map((e, n) => e === null || t.includes(n) ? e : fs);
		return {
			t: e.t,
			seat: e.seat,
			picks: n
		};
	}
	return e;
}
function ms(e, t) {
	let { players: n, deck: r, random: i, agenda: a, ...o } = Nn(e);
	return {
		...o,
		players: n.map(({ hand: e, ...n }, r) => ({
			...n,
			hand: t.includes(r) ? e : null,
			handSize: e.length
		})),
		deckSize: r.length,
		agenda: a.map((e) => ps(e, t))
	};
}
function hs(e) {
	let t = Object.fromEntries(R.map((e) => [e, 5])), n = (e) => t[e]--;
	e.discard.forEach(n), e.pool.forEach(n);
	for (let t of e.players) {
		for (let { property: e } of t.built) n(e);
		(t.hand ?? t.shown).forEach(n);
	}
	for (let t of e.agenda) t.t === "neutralSite" && n(t.card);
	return R.flatMap((e) => Array(t[e]).fill(e));
}
function gs(e, t) {
	let n = P(t), r = hs(e);
	se(n, r);
	let { players: i, deckSize: a, agenda: o, ...s } = e, c = i.map(({ hand: e, shown: t, handSize: n }) => e === null ? pa([...t, ...r.splice(0, n - t.length)]) : e), l = o.map((e) => {
		if (e.t === "startingHands") {
			let t = e.discards.map((e, t) => e.map((e, n) => e === "hidden" ? c[t][n] : e));
			return {
				t: e.t,
				discards: t
			};
		}
		if (e.t === "spies") {
			let t = e.picks.map((e, t) => e === "hidden" ? c[t][0] : e);
			return {
				t: e.t,
				seat: e.seat,
				picks: t
			};
		}
		return e;
	});
	return Nn({
		...s,
		players: i.map(({ handSize: e, hand: t, ...n }, r) => ({
			...n,
			hand: c[r]
		})),
		deck: r,
		random: n,
		agenda: l
	});
}
// packages/belfort/src/game.ts
var _s = e({
	startingHands: ds,
	neutralDwarf: Uo,
	round: os,
	placement: jo,
	place: Fo,
	distribute: Lo,
	camp: qi,
	crest: Yi,
	actions: _o,
	turn: yo,
	turnEnd: wo,
	discard: wa,
	gnome: oa,
	extend: vi,
	recruit: fa,
	architects: oi,
	discount: ci,
	thieves: Pa,
	bandits: fi,
	spies: Da,
	spy: Aa,
	wizards: Va,
	settle: qa,
	neutral: Go,
	neutralCard: Ko,
	neutralSite: qo
});
_s.begin;
var vs = {
	id: "belfort",
	rules: 1,
	seats: [2, 5],
	options: zr,
	setup(e, t, n) {
		let r = us(e, t, n);
		return _s.begin(r), r;
	},
	decision: _s.decision,
	legal: _s.legal,
	apply: _s.apply,
	clone: Nn,
	view: ms,
	seen: dn,
	imagine: gs,
	score: ts,
	standings: $o,
	violations: eo
};
export { vs as default };
