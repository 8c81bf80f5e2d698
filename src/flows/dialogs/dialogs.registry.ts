import type { ComponentType } from 'react';
import { later } from '#src/ui/behaviour/later.tsx';
import { MissingDialog } from './MissingDialog.tsx';
import type { DialogViewProps, ShownDialog } from '../shared/dialogs.props.ts';
import { loadQuickShop } from './loadQuickShop.ts';

/** The views of all dialogs, each loaded when it is first opened. */
export const dialogViews = {
  'add-gift-option': later<DialogViewProps>(() => import('#src/flows/gift-option/GiftOption.tsx'), MissingDialog),
  'cart-change-shipping-method': later<DialogViewProps>(
    () => import('#src/flows/stores/ChangeDelivery.tsx'),
    MissingDialog,
  ),
  'change-store-confirmation': later<DialogViewProps>(() => import('#src/flows/stores/ChangeStore.tsx'), MissingDialog),
  'collection-point': later<DialogViewProps>(
    () => import('#src/flows/collection-point/CollectionPoint.tsx'),
    MissingDialog,
  ),
  'edit-profile': later<DialogViewProps>(() => import('#src/flows/edit-profile/EditProfile.tsx'), MissingDialog),
  'employee-terms': later<DialogViewProps>(() => import('#src/flows/employee-terms/EmployeeTerms.tsx'), MissingDialog),
  'event-sign-up': later<DialogViewProps>(() => import('#src/flows/event-sign-up/EventSignUp.tsx'), MissingDialog),
  'forgot-password': later<DialogViewProps>(
    () => import('#src/flows/reset-password/ForgotPassword.tsx'),
    MissingDialog,
  ),
  interests: later<DialogViewProps>(() => import('#src/flows/complete-profile/Interests.tsx'), MissingDialog),
  'location-confirmation': later<DialogViewProps>(
    () => import('#src/flows/stores/LocationConfirmation.tsx'),
    MissingDialog,
  ),
  'loyalty-sign-up': later<DialogViewProps>(() => import('#src/flows/loyalty/LoyaltySignUp.tsx'), MissingDialog),
  'mini-cart': later<DialogViewProps>(() => import('#src/flows/mini-cart/MiniCart.tsx'), MissingDialog),
  newsletter: later<DialogViewProps>(() => import('#src/flows/newsletter/Newsletter.tsx'), MissingDialog),
  'pay-later-info': later<DialogViewProps>(() => import('#src/flows/pay-later/PayLaterInfo.tsx'), MissingDialog),
  'pickup-in-store': later<DialogViewProps>(() => import('#src/flows/stores/PickupInStore.tsx'), MissingDialog),
  'picture-zoom': later<DialogViewProps>(() => import('#src/flows/picture-zoom/PictureZoom.tsx'), MissingDialog),
  'price-adjustment': later<DialogViewProps>(
    () => import('#src/flows/price-adjustment/PriceAdjustment.tsx'),
    MissingDialog,
  ),
  'quick-shop': later<DialogViewProps>(loadQuickShop, MissingDialog),
  'sign-in': later<DialogViewProps>(() => import('#src/flows/sign-in/SignIn.tsx'), MissingDialog),
  'sign-in-confirmation': later<DialogViewProps>(
    () => import('#src/flows/sign-in/SignInConfirmation.tsx'),
    MissingDialog,
  ),
  'sign-up': later<DialogViewProps>(() => import('#src/flows/sign-up-form/SignUp.tsx'), MissingDialog),
  'size-guide': later<DialogViewProps>(() => import('#src/flows/size-guide/SizeGuide.tsx'), MissingDialog),
  'store-changed': later<DialogViewProps>(() => import('#src/flows/stores/StoreChanged.tsx'), MissingDialog),
  'notify-me': later<DialogViewProps>(() => import('#src/flows/notify-me/NotifyMe.tsx'), MissingDialog),
  'stop-notifications': later<DialogViewProps>(
    () => import('#src/flows/stop-notifications/StopNotifications.tsx'),
    MissingDialog,
  ),
  'change-password': later<DialogViewProps>(
    () => import('#src/flows/change-password/ChangePassword.tsx'),
    MissingDialog,
  ),
  welcome: later<DialogViewProps>(() => import('#src/flows/complete-profile/Welcome.tsx'), MissingDialog),
  'write-review': later<DialogViewProps>(() => import('#src/flows/write-review/WriteReview.tsx'), MissingDialog),
  'ask-question': later<DialogViewProps>(() => import('#src/flows/ask-question/AskQuestion.tsx'), MissingDialog),
  'ask-question-success': later<DialogViewProps>(
    () => import('#src/flows/ask-question/AskQuestionSuccess.tsx'),
    MissingDialog,
  ),
  'review-user-content': later<DialogViewProps>(
    () => import('#src/flows/review-user-content/ReviewUserContent.tsx'),
    MissingDialog,
  ),
  warranty: later<DialogViewProps>(() => import('#src/flows/warranty/Warranty.tsx'), MissingDialog),
} satisfies Record<ShownDialog, ComponentType<DialogViewProps>>;
