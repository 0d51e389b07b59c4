import { TitleAround } from './title-around.tsx'
import { TitleEditions } from './title-editions.tsx'
import { TitleFiles } from './title-files.tsx'
import type { Title } from './title-form.ts'
import { TitleKept } from './title-kept.tsx'
import { TitlePictures } from './title-pictures.tsx'
import { TitlePrice } from './title-price.tsx'

/** What stands below the texts and facts of a title. */
export const TitleBelow = ({ title, reread }: { title: Title; reread: () => void }) => (
  <>
    <TitlePrice title={title} />
    <TitlePictures title={title} reread={reread} />
    <TitleFiles title={title} reread={reread} />
    <TitleEditions title={title} />
    <TitleKept title={title} />
    <TitleAround title={title} reread={reread} />
  </>
)
