import { css } from '@linaria/core';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { favoritesPageMachine } from '#machines/favorites-page/favorites-page.machine.ts';
import type { FavoritesRef } from '#machines/favorites/favorites.selectors.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useToastsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { createFavoritesPageActors, STEP } from './favorites-page.actors.ts';
import { FavoritesScreen } from './FavoritesScreen.tsx';
import { FavoritesView } from './FavoritesView.tsx';
import { useStartedFavorites } from './hearts.ts';
// The page cannot do without the chart: its code comes with it.
import './startFavorites.ts';
import { WaitingFavorites } from './WaitingFavorites.tsx';

const page = css`
  /* What loads after the page must not move anything visible: the footer starts below the window. */
  min-height: 100svh;
  padding-block: clamp(1.5rem, 4vw, 3rem) clamp(3rem, 8vw, 6rem);
`;

/** The page /favorites. */
export function FavoritesPage() {
  const list = useStartedFavorites();
  return <Container className={page}>{list ? <Started list={list} /> : <WaitingFavorites />}</Container>;
}

function Started({ list }: { list: FavoritesRef }) {
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(favoritesPageMachine, () =>
        favoritesPageMachine.provide({ actors: createFavoritesPageActors(locale, list) }),
      ),
    [locale, list],
  );
  const inspect = useInspection();
  const toasts = useToastsRef();
  const tell = (isCopied: boolean) => {
    const notice = isCopied
      ? ({ title: 'linkCopied', tone: 'success' } as const)
      : ({ title: 'linkNotCopied', tone: 'warning' } as const);
    toasts.send({ type: 'toast.raised', notice });
  };
  const input = { step: STEP };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <FavoritesScreen list={list}>
      <FavoritesView list={list} page={actor} onCopied={tell} />
    </FavoritesScreen>
  );
}
