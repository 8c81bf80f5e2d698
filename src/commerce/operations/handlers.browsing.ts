import type { Handlers } from '../contract.ts';
import type { Services } from '../services.ts';
import { StoreDirectory, storeReader } from '../utilities/stores.ts';
import { autoSuggest } from './autoSuggest.ts';
import { getAddressRules } from './getAddressRules.ts';
import { getCatalog } from './getCatalog.ts';
import { getCategories } from './getCategories.ts';
import { getContentPage } from './getContentPage.ts';
import { getCountryList } from './getCountryList.ts';
import { getFooter } from './getFooter.ts';
import { getMenu } from './getMenu.ts';
import { getProductDetails } from './getProductDetails.ts';
import { getProductInventory } from './getProductInventory.ts';
import { getServerTime } from './getServerTime.ts';
import { getStoreInventory } from './getStoreInventory.ts';
import { getStores } from './getStores.ts';
import { getAugmentedPage } from './getAugmentedPage.ts';
import { getCategoryContent } from './getCategoryContent.ts';
import { getFragment } from './getFragment.ts';
import { getPopups } from './getPopups.ts';
import { getProductContent } from './getProductContent.ts';
import { getSearchContent } from './getSearchContent.ts';
import { searchCollectionPoints } from './searchCollectionPoints.ts';
import { searchProducts } from './searchProducts.ts';
import { searchStores } from './searchStores.ts';

/** Catalogue, content and data for forms: the same for everyone. */
export const browsingHandlers = ({
  browsing,
  catalogue,
  content,
  database,
  clock,
  planTerms,
}: Pick<Services, 'browsing' | 'catalogue' | 'content' | 'database' | 'clock' | 'planTerms'>) =>
  ({
    autoSuggest: autoSuggest(browsing, content),
    getAddressRules: getAddressRules(),
    getCatalog: getCatalog(browsing),
    getCategories: getCategories(browsing),
    getContentPage: getContentPage(content),
    getCountryList: getCountryList(),
    getFooter: getFooter(content),
    getMenu: getMenu(content),
    getProductDetails: getProductDetails(browsing, planTerms, clock),
    getProductInventory: getProductInventory(browsing),
    getServerTime: getServerTime(clock),
    getStoreInventory: getStoreInventory(catalogue),
    getStores: getStores(new StoreDirectory(storeReader(database), clock)),
    getAugmentedPage: getAugmentedPage(content),
    getCategoryContent: getCategoryContent(browsing, content),
    getFragment: getFragment(content),
    getPopups: getPopups(content),
    getProductContent: getProductContent(browsing, content),
    getSearchContent: getSearchContent(content),
    searchCollectionPoints: searchCollectionPoints(database),
    searchProducts: searchProducts(browsing, content),
    searchStores: searchStores(catalogue),
  }) satisfies Partial<Handlers>;
