// Compiled by `npm run messages` from src/messages/en-GB/; do not edit.
import type { Format } from '../message.ts';

export default {
  "address": {
    "recipientContactPhoneHint": "The carrier calls this number. If you get texts about your orders, the one about this parcel goes there.",
    "addressLine2": "Flat, building or company",
    "orderTexts": "Text me when the parcel leaves",
  },
  "apple-pay": {
    "fault-missing": "Fill in name, street and postcode.",
  },
  "blocks": {
    "colours": (values: { count: number }, format: Format) => format.choose(values.count, { one: "{count} colour", other: "{count} colours" }),
  },
  "card": {
    "colours": "Colours of {name}",
  },
  "cart": {
    "helpBody": "A zip, a seam, a sole: we mend what we make for as long as you wear it.",
  },
  "collection-point": {
    "place": "City, postal code or shop",
    "ask": "Type a city or a postal code, and see which shops near it hold your parcel for you.",
    "whoBody": "We write to you when your parcel is there. Bring something that shows your name.",
    "other": "Choose another shop",
    "keep": "Continue with this shop",
  },
  "compare": {
    "colours": "Colours",
    "toFavorites": "To your favourites",
  },
  "consent": {
    "C0003Text": "Remembers what makes the shop more convenient, such as your favourite store.",
  },
  "contact": {
    "lead": "We answer by email within a working day.",
    "sentNext": "We answer by email within a working day.",
  },
  "edit-profile": {
    "shoeSizeHint": "As on the box, like 8.5",
  },
  "errors": {
    "INV700": "This item is out of stock. Choose another size or colour.",
    "CHK320": "We could not find this address. Check the street, city and postal code.",
    "REW130": "Join the loyalty programme to use rewards.",
    "ATTR200": "Say for which organisation this request is.",
  },
  "favorites": {
    "title": "Your favourites",
    "loading": "Loading your favourites",
    "offTitle": "There are no favourites here",
    "offBody": "While an employee is signed in, the shop keeps no favourites.",
    "unavailableTitle": "We cannot reach your favourites",
    "remove": "Remove {name} from your favourites",
    "sharedTitle": "A list of favourites",
    "sharedTitleNamed": "Favourites of {name}",
    "offBodyShop": "The shop keeps no favourites at the moment.",
  },
  "favourite-store": {
    "none": "Choose the store where you like to collect things. It comes first wherever you choose one.",
  },
  "fields": {
    "requiredBox": "Tick this box to continue",
  },
  "header": {
    "favorites": "Favourites",
    "favoritesCount": (values: { count: number }, format: Format) => format.choose(values.count, { one: "Favourites, {count} item", other: "Favourites, {count} items" }),
  },
  "loyalty": {
    "joinBody": "Each order earns points when it arrives: one for every whole pound that you pay for goods. From 500 points on, they become a voucher.",
  },
  "notices": {
    "favoriteNotSaved": "We could not save this favourite. Try again in a moment.",
    "favoriteNotRemoved": "We could not take this off your favourites. Try again in a moment.",
    "favoritesFull": "Your favourites are full: there is room for 200. Take something off first.",
    "favoriteWaits": "You are offline. We save your favourites as soon as you are back.",
  },
  "order": {
    "cancelled": "This order was cancelled. Nothing will be sent.",
    "nextPackedBody": "Your items are set aside. We start within one working day.",
    "nextCollect": "You collect it",
    "collectFrom": "Collect from",
    "status.cancelled": "Cancelled",
    "step.cancelled": "Cancelled",
    "tooLate": "This order cannot be cancelled any more",
    "cancellationFailed": "Your order was not cancelled",
    "returnIntro": "Choose how many of each. You get a label to print; the parcel is free.",
    "warrantyOf": "Report a fault with {name}",
  },
  "pay-later": {
    "infoCancel": "If you cancel your order, the plan is cancelled with it.",
  },
  "person": {
    "postalCode": "Postcode",
  },
  "product": {
    "soldOutNote": "Sold out in this colour. Look at the other colours, or at what is similar below.",
  },
  "profile": {
    "favoritesTitle": "Favourites",
    "toFavorites": "See your favourites",
  },
  "quick-shop": {
    "soldOut": "Sold out in this colour. Another colour may still be here.",
  },
  "sign-in": {
    "favorites": "Your favourites",
  },
  "sign-up-form": {
    "loyaltyTerms": "Join the Collective. It is free: a point for every pound that you spend.",
  },
  "sms-opt-in": {
    "terms": "Your consent is not a condition of a purchase. Your network may charge for messages. You can turn the news off at any time, in your account or by replying STOP.",
    "sent": "We have sent a six-digit code to {phone}. It works for 10 minutes.",
    "on": "News by SMS is on.",
  },
  "store-pages": {
    "intro": "Try things on, collect an order, have a zip mended.",
    "place": "City, postal code or store",
  },
  "stores": {
    "place": "City, postal code or store",
    "askBody": "Type a city or a postal code, and see what each store has.",
    "unlocatedBody": "Your device does not know it, or took too long. Try again, or type a city or a postal code.",
    "changeBody": "Other items in your cart are collected at {store}.",
    "changeAll": "Collect everything at {store}",
    "changedBody": "Everything that you collect is at {store} now.",
    "stsHint": "We send it there, and you collect it",
    "deniedBody": "Allow it for this site in the browser’s settings, or type a city or a postal code.",
  },
  "subscriptions": {
    "ordersBody": "We always write about an order by email. A text can tell you as well when a parcel leaves or is ready to collect. It goes to the phone number of the delivery.",
  },
  "titles": {
    "favorites": "Your favourites | Waymark",
  },
  "ui": {
    "favorite": "Favourite: {name}",
  },
  "warranty": {
    "lead": "Tell us about a fault in the material or the workmanship. We answer by email and say what we need, for example a picture.",
    "refusedTitle": "Your case has not been sent yet",
  },
};
