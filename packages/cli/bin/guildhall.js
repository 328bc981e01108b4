#!/usr/bin/env node
// Plain JavaScript that old Node versions can read: it finds a Node that runs TypeScript, and hands over to it.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pinnedNode, pinnedPackage } from './pinned-node.js';

const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  muteTypeStrippingWarning();
  await import('../src/main.ts');
} else {
  const node = pinnedNode();
  if (node === null) {
    console.error(
      `guildhall needs Node ${NEEDED} or newer; this is Node ${process.versions.node}, and ${pinnedPackage} is not installed.\n` +
        `Run "npm ci" in the repository, or install Node ${NEEDED}.`,
    );
    process.exitCode = 1;
  } else {
    handOver(node);
  }
}

/** @param {string} node */
function handOver(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well; passing it on would deliver it twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`guildhall could not start ${node}: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  });
}

/** Node before 24.3 says on every start that type stripping is experimental. */
function muteTypeStrippingWarning() {
  const emitWarning = /** @type {(...args: unknown[]) => void} */ (process.emitWarning.bind(process));
  process.emitWarning = (/** @type {unknown[]} */ ...args) => {
    if (!/type stripping/i.test(String(args[0]))) emitWarning(...args);
  };
}
