import { performance } from 'node:perf_hooks';
import { sourceServer } from '../charts/site.ts';
import { sixtyStates } from './sixty-states.ts';

// As for the served and the written gallery: React's development checks would add time.
process.env.NODE_ENV = 'production';

const rounds = 5;

const median = (times) => Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]);

/**
 * Measures the time from a chart of sixty states to its finished SVG, with the layout engine loaded: medians of wall
 * time and of processor time, which does not depend on other programs of the machine.
 */
export async function measure() {
  const server = await sourceServer();
  const [{ modelOf }, { drawingsOf }, { svgOf }] = await Promise.all(
    ['charts/machines/model.ts', 'chart-kit/draw/chapters.ts', 'chart-kit/files/svg.tsx'].map((file) =>
      server.ssrLoadModule(`/src/${file}`),
    ),
  );
  const draw = async () => {
    const [started, before] = [performance.now(), process.cpuUsage()];
    const svg = svgOf(await drawingsOf(modelOf(sixtyStates)), { title: 'Large', about: '' });
    if (!svg.includes('thirdStep18')) throw new Error('the drawing lacks a state');
    const { user, system } = process.cpuUsage(before);
    return { clock: performance.now() - started, work: (user + system) / 1000 };
  };
  await draw();
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await draw());
  await server.close();
  const row = (what, value) => ({ what, value, unit: 'ms', wanted: 'under 1000', isMet: value < 1000 });
  return [
    row('a chart of 60 states, laid out and drawn', median(runs.map(({ clock }) => clock))),
    row('of that the processor worked', median(runs.map(({ work }) => work))),
  ];
}
