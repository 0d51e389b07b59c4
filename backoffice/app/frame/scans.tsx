import { useNavigate } from 'react-router'
import { useScan } from '../kit/scan.ts'

/** A scan on a screen that expects none is shown at the counter. */
export function Scans() {
  const navigate = useNavigate()
  useScan((code) => void navigate(`/counter?${new URLSearchParams({ code })}`), { otherwise: true })
  return null
}
