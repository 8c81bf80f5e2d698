import type { OnDialog } from './dialogs.props.ts';

interface Line {
  itemId: string;
  productId: string;
  upc: string;
  name: string;
  recipeId?: string | undefined;
}

/** Opens the dialog `quick-shop` on what was chosen for a line, to change it there (catalogue 4). */
export function editChoice(
  onDialog: OnDialog,
  { itemId, productId, upc, name, recipeId }: Line,
  context: 'update-cart-item' | 'update-saved-item',
): void {
  const purpose = { context, itemId };
  onDialog('quick-shop', { productId, upc, name, ...(recipeId ? { recipeId } : {}), purpose });
}
