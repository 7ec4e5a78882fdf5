import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { MeasurementForm } from '#src/islands/records/MeasurementForm.tsx'
import { PurposeTabs } from '#src/islands/records/PurposeTabs.tsx'
import { measurementsResource } from '#src/stores/member/measurements.ts'

/** A new measurement, for the purpose chosen above it. */
export function MeasurementEditView() {
  return (
    <ResourceScreen resource={measurementsResource} rows={4}>
      {({ purpose }) => (
        <>
          <PurposeTabs current={purpose} />
          <MeasurementForm purpose={purpose} />
        </>
      )}
    </ResourceScreen>
  )
}
