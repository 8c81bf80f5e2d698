import { createServer } from 'node:http';
import type { Logger } from '../log.ts';
import type { PrometheusMetrics } from './prometheus.ts';

export interface MetricsServer {
  port: number;
  stop(): Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own, which shoppers cannot reach. Resolves with null and logs the reason if
 * the port cannot be opened: the shop runs without metrics rather than not at all.
 */
export function serveMetrics(
  metrics: PrometheusMetrics,
  { host, port, log }: { host: string; port: number; log: Logger },
): Promise<MetricsServer | null> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD'))
      return void response.writeHead(404).end();
    metrics.text().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
          .end(request.method === 'HEAD' ? undefined : text),
      (error: unknown) => {
        log.error({ error }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  return new Promise((resolve) => {
    server.once('error', (error) => {
      log.error({ error, host, port }, 'metrics are off: their port cannot be had');
      resolve(null);
    });
    server.listen(port, host, () => {
      const address = server.address();
      server.on('error', (error) => log.error({ error }, 'the metrics server failed'));
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        stop: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
