import { NotFound, Refused } from '#kernel/errors.ts'
import type { StaffCalls } from './call.ts'
import type { Staff } from './sessions.ts'
import { lockStaff } from './staff.sql.ts'
import { countViews, deleteView, insertView, updateView, updateViewRole, type ViewRow, viewRows } from './views.sql.ts'
import { mostViews, type View, viewCalls } from './views-contract.ts'

const shown = (row: ViewRow | undefined, { id }: Staff): View => {
  if (!row) throw new NotFound('staff.view_unknown')
  const { staff_id, ...view } = row
  return { ...view, own: staff_id === id }
}

const subject = ({ params }: { params: { view: number } }) => `view ${params.view}`

/** Lists as people arranged them: named filters of their own, and those that are for everybody of a role. */
export function viewRoutes(call: StaffCalls) {
  call(viewCalls, 'GET /views/', {
    action: 'view.read',
    summary: 'The views that I named, and those of my roles',
    run: async ({ db, staff }) => ({ items: (await viewRows(db, staff.id, staff.roles)).map((row) => shown(row, staff)) }),
  })
  call(viewCalls, 'POST /views/', {
    action: 'view.keep',
    summary: 'Gives a name to the filters of a list',
    run: async ({ db, staff, body }) => {
      await lockStaff(db, staff.id)
      if ((await countViews(db, staff.id)) >= mostViews) throw new Refused('staff.views_many', { most: mostViews })
      return shown(await insertView(db, { staff_id: staff.id, ...body }), staff)
    },
  })
  call(viewCalls, 'PUT /views/:view/', {
    action: 'view.keep',
    summary: 'Another name or other filters for a view of mine',
    subject,
    run: async ({ db, staff, params, body }) => shown(await updateView(db, params.view, staff.id, body), staff),
  })
  call(viewCalls, 'DELETE /views/:view/', {
    action: 'view.keep',
    summary: 'Forgets a view of mine',
    subject,
    run: async ({ db, staff, params }) => {
      if ((await deleteView(db, params.view, staff.id)).count === 0) throw new NotFound('staff.view_unknown')
      return { done: true } as const
    },
  })
  call(viewCalls, 'PUT /views/:view/role/', {
    action: 'view.share',
    summary: 'Shows a view to everybody of a role, or to its owner alone again',
    subject,
    run: async ({ db, staff, params, body }) => shown(await updateViewRole(db, params.view, staff.id, body.role), staff),
  })
}
