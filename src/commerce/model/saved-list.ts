export interface SavedLine {
  itemId: string;
  productId: string;
  upc: string;
  qty: number;
  recipeId: string | null;
  pageUrl: string | null;
}

export interface SavedDoc {
  lines: SavedLine[];
  counter: number;
}
