import { fromCallback, fromPromise, type AnyActorRef } from 'xstate';
import type { PersonalisationPorts } from '#machines/personalisation/personalisation.setup.ts';
import type { SessionSnapshot } from '#machines/session/session.selectors.ts';
import type { Session } from '#machines/session/session.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { audiencesOf, type KnownCustomer, readTestContext, type TestContext } from '#src/domain/personalisation.ts';
import { hearCharts } from '#src/flows/shared/hearCharts.ts';
import { rememberedSession } from '#src/flows/shared/stored-session.ts';
import { consentChanged } from '#src/flows/consent/index.ts';
import { blocksInSight, blocksOnPage, hearLeaving } from './blocks-on-page.ts';
import { forgetVisitor, mayDecide, readDecision, recalculationRequested } from './decisions.actors.ts';

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

/** What a tester chose. A shop with real customers lets nobody choose. */
const testContextOfPage = (): TestContext =>
  document.documentElement.dataset['mode'] === 'production' ? {} : readTestContext(location.search);

const isTested = (): boolean => Object.keys(testContextOfPage()).length > 0;

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
      const askConsent = () => {
        if (isTested()) return sendBack({ type: 'versions.chosen' });
        if (mayDecide()) return sendBack({ type: 'decision.allowed' });
        forgetVisitor();
        sendBack({ type: 'decision.forbidden', held: blocksInSight() });
      };
      askConsent();
      const ending = new AbortController();
      const { signal } = ending;
      addEventListener(consentChanged, askConsent, { signal });
      addEventListener(recalculationRequested, () => sendBack({ type: 'recalculation.requested' }), { signal });
      return () => {
        ending.abort();
        endLeaving();
        endSession();
      };
    }),
    readStanding: fromPromise(async ({ signal }) => {
      const known = session ?? rememberedSession();
      const customer = isCustomer(known) ? await readCustomer(signal) : null;
      const testContext = testContextOfPage();
      return {
        standing: { audiences: audiencesOf(customer, hasEmptyCart(known)), testContext },
        // A tester asks for the change.
        held: isTested() ? [] : blocksInSight(),
      };
    }),
    decide: fromPromise(async ({ signal }) => {
      const known = session ?? rememberedSession();
      const decided = await readDecision(isCustomer(known) ? known.consumerNo : null, signal);
      return { decided, inSight: blocksInSight(), onPage: blocksOnPage() };
    }),
  };
}
