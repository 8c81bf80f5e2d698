import type { Handlers } from '../contract.ts';
import { getCatalog } from '../operations/getCatalog.ts';
import { getCategories } from '../operations/getCategories.ts';
import { getContentPage } from '../operations/getContentPage.ts';
import { getMenu } from '../operations/getMenu.ts';
import { getProductDetails } from '../operations/getProductDetails.ts';
import { getProductInventory } from '../operations/getProductInventory.ts';
import { getServerTime } from '../operations/getServerTime.ts';
import type { Catalogue } from './catalogue.ts';

/** The operations of catalogue, content and utilities. */
export const catalogueHandlers = (catalogue: Catalogue, now: () => number) =>
  ({
    getProductDetails: getProductDetails(catalogue),
    getProductInventory: getProductInventory(catalogue),
    getCatalog: getCatalog(catalogue),
    getCategories: getCategories(catalogue),
    getContentPage: getContentPage(),
    getMenu: getMenu(),
    getServerTime: getServerTime(now),
  }) satisfies Partial<Handlers>;
