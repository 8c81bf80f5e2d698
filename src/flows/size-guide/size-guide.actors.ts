import { fromPromise } from 'xstate';
import type { SizeGuidePorts } from '#machines/size-guide/size-guide.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { noteOrigin } from '#src/flows/origins/index.ts';

/** The actor of the dialog: the service. */
export const createSizeGuideActors = (locale: LocaleCode): SizeGuidePorts => ({
  readGuide: fromPromise(async ({ input: { productType }, signal }) => {
    const query = { locale };
    const [chart, { productTypes }] = await Promise.all([
      unwrap(
        api.GET('/fapi/components/size-chart/{productType}', {
          params: { path: { productType }, query },
          signal,
        }),
      ),
      unwrap(api.GET('/fapi/components/foot-sizes', { params: { query }, signal })),
    ]);
    // Whoever reads the guide on a product's page chooses by it.
    noteOrigin('fit-analytics', location.pathname);
    return { chart, feet: productTypes.find((one) => one.productType === productType)?.sizes ?? [] };
  }),
});
