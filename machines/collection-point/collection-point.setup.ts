import { assertEvent, setup } from 'xstate';
import type { CollectionPointResult } from '#openapi/generated/waymark.gen.ts';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import { promisePort } from '#machines/shared/ports.ts';
import { isAgreed, isDenied, positionOf, positionPorts, type Where } from '#machines/shared/position.ts';
import type {
  CollectionPointContext,
  CollectionPointEvent,
  CollectionPointInput,
  CollectionPointTag,
} from './collection-point.types.ts';

const ports = {
  addressForm: addressFormMachine,
  ...positionPorts,
  /** POST /stores/v1/collectionPoints. */
  searchCollectionPoints: promisePort<CollectionPointResult, { where: Where }>('searchCollectionPoints'),
  /** Closes the dialog that contains the search. */
  close: promisePort<void>('close'),
};

/** The effects that must be provided before a collection point can be chosen. */
export type CollectionPointPorts = typeof ports;

const base = setup({
  types: {
    context: {} as CollectionPointContext,
    events: {} as CollectionPointEvent,
    input: {} as CollectionPointInput,
    tags: '' as CollectionPointTag,
  },
  actors: ports,
  guards: {
    isAgreed,
    isDenied,
    isFound: (_, { collectionPoints }: CollectionPointResult) => collectionPoints.length > 0,
  },
});

export const collectionPointSetup = base.extend({
  actions: {
    lookAtPlace: base.assign(({ event }) => {
      assertEvent(event, 'place.submitted');
      return { where: { place: event.place } };
    }),
    lookAtPosition: base.assign(positionOf),
    rememberPoint: base.assign(({ event }) => {
      assertEvent(event, 'point.chosen');
      return { point: event.point };
    }),
  },
});
