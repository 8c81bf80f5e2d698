import { describe, expect, it } from 'vitest';
import { allMachines, allModels } from '#src/charts/pages/library.ts';
import { offersAt, refusedAt } from '#src/chart-kit/simulate/offers.ts';
import { innermost, replay } from '#src/chart-kit/simulate/replay.ts';
import { loadedSubject, loadSubject } from '#src/charts/simulate/subjects.ts';
import { hashOf, trailIn } from '#src/chart-kit/simulate/trail.ts';

const charts = [...(await allMachines()).keys()];
const models = await allModels();

describe.each(charts)('%s, played through', (chart) => {
  it('offers the steps that the chart takes, each under a unique name that replays it', async () => {
    await loadSubject(chart);
    const subject = loadedSubject(chart);
    const edges = new Set(models.get(chart)?.edges.map(({ id }) => id));
    const states = new Set(models.get(chart)?.nodes.map(({ id }) => id));
    for (const start of subject.starts) {
      let steps: string[] = [];
      // Takes the offers in turn, so that every run walks the same way.
      for (let turn = 0; turn < 15; turn += 1) {
        const { moments, lost } = replay(subject, trailIn(hashOf({ start, steps })));
        expect(lost).toBeNull();
        expect(moments).toHaveLength(steps.length + 1);
        const now = moments.at(-1) ?? moments[0];
        for (const id of innermost(now.snapshot)) expect(states).toContain(id);
        for (const id of now.edges) expect(edges).toContain(id);
        const groups = offersAt(subject, now.snapshot);
        const offered = groups.flatMap(({ offers }) => offers);
        expect(new Set(offered.map(({ step }) => step)).size).toBe(offered.length);
        for (const { kind, name, wait } of groups) if (kind === 'delay') expect(wait, name).toBeGreaterThanOrEqual(0);
        for (const { name } of refusedAt(subject, now.snapshot))
          expect(groups.filter((group) => group.kind === 'event' && group.name === name)).toEqual([]);
        const next = offered[turn % Math.max(1, offered.length)];
        if (!next) break;
        steps = [...steps, next.step];
      }
    }
  });
});

describe('playing through the reload guard', () => {
  const take = async (...steps: string[]) => {
    await loadSubject('reload-guard');
    return replay(loadedSubject('reload-guard'), { start: '', steps });
  };

  it('shows the state, the steps taken and the possible answers of an actor', async () => {
    const { moments } = await take('reload.requested');
    const now = moments[1];
    expect(now && innermost(now.snapshot)).toEqual(['checking']);
    expect(now?.edges).toEqual(['armed|event|reload.requested|0']);
    const groups = now ? offersAt(loadedSubject('reload-guard'), now.snapshot) : [];
    expect(groups.map(({ kind, name }) => [kind, name])).toEqual([['actor', 'readReloadAge']]);
    expect(now && refusedAt(loadedSubject('reload-guard'), now.snapshot)).toEqual([
      { name: 'reload.requested', isGuarded: false },
    ]);
  });

  it('says how long a delay is', async () => {
    const { moments, lost } = await take('reload.requested', 'readReloadAge:failed', 'after:guardPeriod');
    expect(lost).toBeNull();
    const refused = moments[2];
    expect(
      refused && offersAt(loadedSubject('reload-guard'), refused.snapshot).find(({ kind }) => kind === 'delay'),
    ).toMatchObject({ name: 'guardPeriod', wait: 10_000 });
    expect(moments[3] && innermost(moments[3].snapshot)).toEqual(['armed']);
  });

  it('stops where the current chart does not follow', async () => {
    const { moments, lost } = await take('reload.requested', 'house.burnt', 'readReloadAge:failed');
    expect(moments).toHaveLength(2);
    expect(lost).toBe('house.burnt');
  });
});

describe('a trail in an address', () => {
  it.each([
    { start: '', steps: [] },
    { start: 'a link', steps: ['number.submitted~2', 'find/Parcel:ORD404', 'a,b&c=d'] },
  ])('is read as it was written: %j', (trail) => expect(trailIn(hashOf(trail))).toEqual(trail));
  it('is readable', () =>
    expect(hashOf({ start: '', steps: ['reload.requested', 'readReloadAge:done'] })).toBe(
      '#steps=reload.requested,readReloadAge:done',
    ));
  it('that is damaged is read without an error', () =>
    expect(trailIn('#steps=%E0%A4%A,ok')).toEqual({ start: '', steps: ['%E0%A4%A', 'ok'] }));
});
