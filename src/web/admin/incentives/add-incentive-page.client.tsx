import { AddItem } from '../catalogue/form/item-form-pages.tsx'
import { IncentiveForm } from './incentive-form.tsx'

export default function AddIncentivePage() {
  return <AddItem kind="incentive" form={IncentiveForm} />
}
