import { createContext, useContext } from 'react';
import { chartsText } from '#src/messages/charts.ts';
import { english } from '#src/messages/text.ts';
import type { FileKind } from './file-kinds.ts';
import { anchorOf } from '#src/chart-kit/explain/explain.ts';
import { nothingFolded } from '../folding/nothing-folded.ts';
import type { Part } from '../paths/report.types.ts';

export type Detail = 'full' | 'plain';

export interface Place {
  id: string;
  label: string;
  href: string;
  /** Not a page of the gallery: the browser loads a new document. */
  isOutside?: boolean;
}

/** The addresses of the gallery's pages: in the shop, or beside each other in a folder on disk. */
export interface Addresses {
  index: string;
  map: string;
  /** Returns the map of one chart and its neighbours, or of all charts. */
  mapOf: (chart: string) => string;
  chart: (id: string, detail?: Detail, folds?: readonly string[]) => string;
  simulator: (id: string, folds?: readonly string[]) => string;
  /** Returns the page with a chart's counts; null if nothing is counted. */
  funnel: (id: string) => string | null;
  file: (id: string, kind: FileKind) => string;
  /**
   * The report of walked paths: its first page, and its page on one chart, if it has one; null if there is no report.
   */
  paths: { index: string; unwalked: string; of: (chart: string, part?: Part) => string | null } | null;
  /** Returns the page of a chart in the state book; null if there is none. */
  book: (chart: string) => string | null;
  /** Other links of the banner. */
  more: readonly Place[];
}

const t = english(chartsText);

const queryOf = (pairs: string[][]): string => (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`);
/** Returns the folds for an address. On a page that folds a large chart by default, no folds is a choice, too. */
const chosenFolds = (folds: readonly string[] | undefined): readonly string[] =>
  folds === undefined ? [] : folds.length === 0 ? [nothingFolded] : folds;

const foldQuery = (folds: readonly string[]): string[][] => folds.map((id) => ['fold', id]);

/** Returns the folded states as a query string. */
export const foldsInQuery = (folds: readonly string[]): string => queryOf(foldQuery(folds));

const shopAddresses: Addresses = {
  index: '/charts',
  map: '/charts/map',
  mapOf: (chart) => `/charts/map?chart=${chart}`,
  chart: (id, detail, folds) =>
    `/charts/${id}${queryOf([...(detail === 'plain' ? [['detail', 'plain']] : []), ...foldQuery(chosenFolds(folds))])}`,
  simulator: (id, folds = []) => `/charts/${id}/simulate${foldsInQuery(folds)}`,
  funnel: (id) => `/charts/${id}/funnel`,
  file: (id, kind) => `/charts/files/${id}.${kind}`,
  paths: null,
  book: () => null,
  more: [
    { id: 'funnel', label: t('funnel'), href: '/charts/funnel' },
    { id: 'changes', label: t('changes'), href: '/charts/changes' },
    { id: 'live', label: t('live'), href: '/charts/live' },
    { id: 'shop', label: t('shop'), href: '/', isOutside: true },
  ],
};

/** The chart that the window draws before any has moved. */
export const firstDrawn = 'cart';

/** Returns the address of the window that watches pages of the shop, while it follows the chart that moved last. */
export const followAddress = (chart: string): string => `/charts/live?follow=${chart}`;

/**
 * Returns the address of the same window with a pinned chart: the chart that it draws, and the actor whose state it
 * shows if several run the chart.
 */
export const liveAddress = (chart: string, folds: readonly string[] = [], actor?: string): string =>
  `/charts/live${queryOf([['chart', chart], ...(actor === undefined ? [] : [['actor', actor]]), ...foldQuery(folds)])}`;

const Gallery = createContext<Addresses>(shopAddresses);

export const AddressesProvider = Gallery.Provider;
export const useAddresses = (): Addresses => useContext(Gallery);

/** Returns the address of a state in its chart's page. */
export const stateAddress = ({ chart }: Addresses, id: string, state: string): string =>
  `${chart(id)}#${anchorOf(state)}`;
