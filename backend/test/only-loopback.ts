// An outgoing connection to anywhere but this machine throws, whoever tries it.
import net from 'node:net';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const connect = net.Socket.prototype.connect;

/** Where a call of `Socket.connect` wants to go; node passes its own calls as one normalised array. */
function hostOf(args: readonly unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { host?: string; path?: string };
    return path ? 'localhost' : (host ?? 'localhost');
  }
  return typeof second === 'string' ? second : 'localhost';
}

net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
  const host = hostOf(args);
  if (!LOOPBACK.test(host)) throw new Error(`A test tried to reach ${host}`);
  return connect.apply(this, args as never);
} as typeof connect;
