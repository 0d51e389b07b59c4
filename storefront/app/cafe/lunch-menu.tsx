import { type Day, shownDay } from '#kernel/days.ts'
import type { LunchMenu as Menu } from '#modules/editorial/cafe/contract.ts'
import { Price } from '../ui/price.tsx'
import { useCafe } from './cafe-words.ts'

/** The menu of the week, its allergens and its PDF (T-28, T-29). */
export function LunchMenu({ menu }: { menu: Menu | null }) {
  const cafe = useCafe()
  return (
    <section className="lunch" id="lunch-menu" aria-labelledby="lunch-title">
      <h2 id="lunch-title">{cafe['lunch-menu']}</h2>
      {menu ? (
        <>
          <p className="lunch-week quiet">{cafe.week({ day: shownDay(menu.week as Day) })}</p>
          <div className="lunch-courses">
            {menu.courses.map(({ course, title, dishes }) => (
              <div key={course}>
                <h3>{title}</h3>
                <ul className="lunch-dishes">
                  {dishes.map(({ name, allergens, diet }) => (
                    <li key={name}>
                      {name}
                      {(diet || allergens.length > 0) && (
                        <span className="quiet">
                          {[diet, allergens.length > 0 && `${cafe.contains}: ${allergens.join(', ')}`]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="lunch-price">
            <Price euros={menu.price} /> <span className="quiet">{cafe.priceNote}</span>
          </p>
          <p>
            <a className="button" href={menu.pdf} type="application/pdf">
              {cafe.pdf}
            </a>
          </p>
        </>
      ) : (
        <p>{cafe.noMenu}</p>
      )}
    </section>
  )
}
