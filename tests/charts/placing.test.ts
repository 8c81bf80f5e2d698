import { afterAll, expect, it } from 'vitest';
import { foldable, foldedDrawings } from '#src/chart-kit/draw/fold.ts';
import { placeHere, providePlacing } from '#src/chart-kit/draw/layout.ts';
import { allModels, drawingsFor } from '#src/charts/pages/library.ts';
import { task } from '#src/charts/drawing/place-task.ts';
import { createHelper } from '#src/server/helper.ts';

afterAll(() => providePlacing(placeHere));

it('a folded chart has the same layout from the server as in this process', async () => {
  const [model] = [...(await allModels()).values()].filter((one) => foldable(one).length > 0);
  if (!model) throw new Error('no chart has a state to fold');
  const open = await drawingsFor(model, 'full');
  const folds = foldable(model).slice(0, 1);
  const here = await foldedDrawings(model, open, folds);
  const helper = createHelper({ restAfter: 50 });
  let placed = 0;
  providePlacing((chart, scene) => {
    placed += 1;
    return helper.run(task, { chart, scene });
  });
  expect(await foldedDrawings(model, open, folds)).toEqual(here);
  expect(placed).toBeGreaterThan(0);
});
