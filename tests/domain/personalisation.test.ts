import { describe, expect, it } from 'vitest';
import type { ContentAudience, ExperienceBlock, SegmentationBlock } from '#openapi/generated/waymark.gen.ts';
import { audiencesOf, experienceOf, nobody, readTestContext, segmentOf } from '#src/domain/personalisation.ts';

const customer = { isEmployee: false, isLoyal: false, isWranx: false, isIpa: false, isAthlete: false };

describe('audiences', () => {
  it('tells a guest from customers of each kind', () => {
    expect(audiencesOf(null, true)).toEqual(['loggedout', 'non-employee', 'cart-empty']);
    expect(audiencesOf(customer, false)).toEqual([
      'loggedin',
      'non-loyalty-loggedin',
      'non-employee',
      'cart-not-empty',
      'non-wranx-loggedin',
      'non-ipa-loggedin',
      'non-athlete-loggedin',
    ]);
  });

  it.each([
    ['isLoyal', 'loyalty-loggedin'],
    ['isEmployee', 'employee'],
    ['isWranx', 'wranx-loggedin'],
    ['isIpa', 'ipa-loggedin'],
    ['isAthlete', 'athlete-loggedin'],
  ] as const)('%s makes %s hold, and its counterpart not', (fact, audience) => {
    const held = audiencesOf({ ...customer, [fact]: true }, true);
    expect(held).toContain(audience);
    expect(held).not.toContain(`non-${audience}`);
  });
});

const text = (id: string) => ({ id, type: 'richText' as const, html: `<p>${id}</p>` });
const segment = (id: string, audience: ContentAudience) => ({ id, audience, targets: [text(id)] });
const block: SegmentationBlock = {
  id: 'ways',
  type: 'segmentation',
  segments: [segment('members', 'loyalty-loggedin'), segment('customers', 'loggedin')],
  baselines: [text('first'), text('second')],
};
const seen = (audiences: ContentAudience[], testContext = {}) =>
  segmentOf(block, { ...nobody, audiences, testContext }).map(({ id }) => id);

describe('a segmentation', () => {
  it('shows the first segment whose audience holds, else the first baseline', () => {
    expect(seen(['loggedin', 'loyalty-loggedin'])).toEqual(['members']);
    expect(seen(['loggedin', 'non-loyalty-loggedin'])).toEqual(['customers']);
    expect(seen(['loggedout'])).toEqual(['first']);
    expect(segmentOf(block, nobody).map(({ id }) => id)).toEqual(['first']);
  });

  it('shows the segment that a tester chose before all others', () => {
    expect(seen(['loyalty-loggedin'], { ways: 'customers' })).toEqual(['customers']);
    expect(seen(['loyalty-loggedin'], { ways: 'gone' })).toEqual(['members']);
    expect(seen(['loggedout'], { others: 'members' })).toEqual(['first']);
  });
});

describe('an experience', () => {
  const picks: ExperienceBlock = {
    id: 'block',
    type: 'experience',
    experienceId: 'picks',
    baselines: [text('first'), text('second')],
    variants: [
      { name: 'Popular', variantId: 'popular', targets: [text('popular')] },
      { name: 'New', variantId: 'new', targets: [text('new')] },
    ],
  };
  const shown = (decided: Record<string, string | null>, testContext = {}) => {
    const { blocks, variantId } = experienceOf(picks, { ...nobody, decided, testContext });
    return [blocks.map(({ id }) => id), variantId];
  };

  it('shows its baselines until a variant of its own is decided', () => {
    expect(shown({})).toEqual([['first', 'second'], undefined]);
    expect(shown({ others: 'popular' })).toEqual([['first', 'second'], undefined]);
    expect(shown({ picks: 'gone' })).toEqual([['first', 'second'], null]);
    expect(shown({ picks: null })).toEqual([['first', 'second'], null]);
    expect(shown({ picks: 'popular' })).toEqual([['popular'], 'popular']);
  });

  it.each([{ picks: 'new' }, { block: 'new' }, { new: 'new' }])('shows what a tester chose by %j', (testContext) => {
    expect(shown({ picks: 'popular' }, testContext)).toEqual([['new'], 'new']);
  });
});

it('reads the choice of a tester, and nothing that is no choice', () => {
  const read = (value: string) => readTestContext(`?p13n_testcontext=${encodeURIComponent(value)}`);
  expect(read('{"ways":"members","other":1}')).toEqual({ ways: 'members' });
  expect(read('["members",1]')).toEqual({ members: 'members' });
  for (const wrong of ['', 'ways', 'null', '1', '[]']) expect(read(wrong)).toEqual({});
  expect(readTestContext('')).toEqual({});
});
