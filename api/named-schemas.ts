import { globalRegistry } from 'zod'
import { Cart, CartLine, CartPlan, DeliveryAddress } from '#modules/buying/cart/contract.ts'
import { ActivityCard } from '#modules/editorial/agenda/contract.ts'
import { Post } from '#modules/editorial/magazine/contract.ts'
import { Availability, NamedRef, Picture, ProductCard, ProductDetail } from '#modules/goods/catalogue/contract.ts'
import { ProductsAnswer } from '#modules/goods/search/contract.ts'
import { StoreCard } from '#modules/goods/stores/contract.ts'
import { OrderDetail, OrderSummary, ParcelView } from '#modules/orders/order/contract.ts'
import { StaffOrder } from '#modules/orders/order/staff-contract.ts'

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
