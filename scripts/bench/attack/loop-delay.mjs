// Loaded before the shop (`node --import`): measures the delay of its event loop and tells the parent process when asked.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', (asked) => {
  if (asked === 'reset') delay.reset();
  // In milliseconds. A timer of 5 ms that is on time counts as no delay.
  if (asked === 'delay') process.send?.({ p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 });
});
process.channel?.unref();
