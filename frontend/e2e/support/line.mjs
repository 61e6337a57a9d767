// A network line to the product that can be cut: a browser's own offline switch does not reach its service workers.
import { connect, createServer } from 'node:net';

/** Opens a line to the product at `origin`: `{ origin, cut, restore, close }`, with the address of this end. */
export async function openLine(origin) {
  const { hostname, port } = new URL(origin);
  const sockets = new Set();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    cut: () => {
      isCut = true;
      hangUp();
    },
    restore: () => {
      isCut = false;
    },
    close: () => {
      hangUp();
      server.close();
    },
  };
}
