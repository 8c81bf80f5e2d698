import { fromCallback, fromPromise, type AnyActorRef } from 'xstate';
import type { PersonalisationPorts } from '#machines/personalisation/personalisation.setup.ts';
import type { SessionSnapshot } from '#machines/session/session.selectors.ts';
import type { Session } from '#machines/session/session.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { audiencesOf, type KnownCustomer, readTestContext } from '#src/domain/personalisation.ts';
import { hearCharts } from '#src/flows/shared/hearCharts.ts';
import { rememberedSession } from '#src/flows/shared/stored-session.ts';
import { blocksInSight, hearLeaving } from './blocks-on-page.ts';

/** A customer of the shop, not a guest. */
const isCustomer = (known: Session | null): known is Session => known !== null && known.consumerType !== 'GUEST';

/** The session of the running chart; before it knows one, that of the last visit. */
const sessionIn = (chart: AnyActorRef): Session | null =>
  (chart.getSnapshot() as SessionSnapshot).context.session ?? rememberedSession();

const hasEmptyCart = (known: Session | null): boolean => !known?.basketId || known.isCartEmpty === true;

/** What editors' audiences depend on. A guest is a guest, with or without a session. */
const factsOf = (known: Session | null): string =>
  [isCustomer(known) ? known.consumerNo : 'guest', hasEmptyCart(known)].join(' ');

async function readCustomer(signal: AbortSignal): Promise<KnownCustomer> {
  const { consumerDetails, isLoyaltyMember } = await unwrap(api.GET('/consumers-v3/consumer', { signal }));
  const { employee, identity, athlete } = consumerDetails;
  return {
    isEmployee: employee !== undefined,
    isLoyal: isLoyaltyMember,
    isWranx: identity.some(({ type }) => type === 'WRANX'),
    isIpa: identity.some(({ type }) => type === 'IPA'),
    isAthlete: athlete !== undefined,
  };
}

/** A shop with real customers lets nobody choose. */
const isTested = (): boolean => document.documentElement.dataset['mode'] !== 'production';

/** The actors of personalisation: the session of the page, the account, and the blocks on the page. */
export function createPersonalisationActors(): PersonalisationPorts {
  let session: Session | null = null;
  return {
    watchPage: fromCallback(({ sendBack }) => {
      const endLeaving = hearLeaving((id) => sendBack({ type: 'block.left', id }));
      const endSession = hearCharts('session', (chart) => {
        const look = () => {
          const now = sessionIn(chart);
          const isChanged = factsOf(now) !== factsOf(session);
          session = now;
          if (isChanged) sendBack({ type: 'audience.changed' });
        };
        look();
        return [chart.subscribe(look)];
      });
      return () => {
        endLeaving();
        endSession();
      };
    }),
    readStanding: fromPromise(async ({ signal }) => {
      const known = session ?? rememberedSession();
      const customer = isCustomer(known) ? await readCustomer(signal) : null;
      const testContext = isTested() ? readTestContext(location.search) : {};
      return {
        standing: { audiences: audiencesOf(customer, hasEmptyCart(known)), testContext },
        // A tester asks for the change.
        held: Object.keys(testContext).length > 0 ? [] : blocksInSight(),
      };
    }),
  };
}
