import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The way to a server, which can be closed, whereby every connection breaks, and opened. */
export async function openGate(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    keep(from);
    keep(to);
    from.pipe(to).pipe(from);
  });
  const open = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', () => resolve()));
  await open(0);
  const at = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${at}`,
    open: () => open(at),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
