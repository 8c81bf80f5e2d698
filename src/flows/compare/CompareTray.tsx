import { useLocation } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { compareMachine } from '#machines/compare/compare.machine.ts';
import { comparedIds } from '#src/domain/compare.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { comparedNow } from '#src/ui/product/compared.ts';
import { compareActors } from './compare.actors.ts';
import { CompareTrayView } from './CompareTrayView.tsx';

/** Home, categories, products, search, favourites and shared lists: the pages that have cards. */
const withCards = /^\/[^/]+(?:\/?|\/(?:c|p|search|favorites|shared)(?:\/.*)?)$/;

/** The chart of the comparison. It runs on every page, and its bar is shown on those with cards. */
export default function CompareTray() {
  const isShown = useLocation({ select: ({ pathname }) => withCards.test(pathname) });
  const logic = useMemo(() => withPorts(compareMachine, () => compareMachine.provide({ actors: compareActors })), []);
  const inspect = useInspection();
  const input = { ids: comparedIds(comparedNow()) };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return isShown ? <CompareTrayView actor={actor} /> : null;
}
