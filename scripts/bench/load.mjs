import autocannon from 'autocannon';

/** Measures requests a second over some seconds after a warm-up. Throws if an answer was not 2xx. */
export async function requestsPerSecond(options) {
  await autocannon({ connections: 16, duration: 2, ...options });
  const result = await autocannon({ connections: 16, duration: 6, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99 };
}
