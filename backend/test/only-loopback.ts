// An outgoing connection to anywhere but this machine throws, no matter who tries it.
import net from 'node:net';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Core modules are shared by all test files of a worker: a wrapper of each of them would keep the whole file in memory. */
const GUARDED = Symbol.for('playset.only-loopback');
const sockets = net.Socket.prototype as net.Socket & { [GUARDED]?: true };
const { connect } = sockets;

/** Where a call of `Socket.connect` wants to go; node passes its own calls as one normalised array. */
function hostOf(args: readonly unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { host?: string; path?: string };
    return path ? 'localhost' : (host ?? 'localhost');
  }
  return typeof second === 'string' ? second : 'localhost';
}

if (!sockets[GUARDED]) {
  sockets[GUARDED] = true;
  sockets.connect = function (this: net.Socket, ...args: unknown[]) {
    const host = hostOf(args);
    if (!LOOPBACK.test(host)) throw new Error(`A test tried to reach ${host}`);
    return connect.apply(this, args as never);
  } as typeof connect;
}
