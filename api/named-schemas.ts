import { globalRegistry } from 'zod'
import { ActivityCard } from '#modules/agenda/contract.ts'
import { Cart, CartLine, CartPlan, DeliveryAddress } from '#modules/cart/contract.ts'
import { Availability, NamedRef, Picture, ProductCard, ProductDetail } from '#modules/catalogue/contract.ts'
import { Post } from '#modules/magazine/contract.ts'
import { OrderDetail, OrderSummary, ParcelView } from '#modules/orders/contract.ts'
import { ProductsAnswer } from '#modules/search/contract.ts'
import { StaffOrder } from '#modules/staff/order-contract.ts'
import { StoreCard } from '#modules/stores/contract.ts'

/** What many calls answer: described once, under a name of its own. */
const named = {
  ActivityCard,
  Availability,
  Cart,
  CartLine,
  CartPlan,
  DeliveryAddress,
  NamedRef,
  OrderDetail,
  OrderSummary,
  Parcel: ParcelView,
  Picture,
  Post,
  ProductCard,
  ProductDetail,
  ProductsAnswer,
  StaffOrder,
  StoreCard,
}
for (const [id, schema] of Object.entries(named)) globalRegistry.add(schema, { ...globalRegistry.get(schema), id })
