import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { MeasurementChart } from '#src/islands/records/MeasurementChart.tsx'
import { MeasurementTable } from '#src/islands/records/MeasurementTable.tsx'
import { PurposeTabs } from '#src/islands/records/PurposeTabs.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { measurementsResource, type Measurements } from '#src/stores/member/measurements.ts'
import { measurementTexts as texts } from '#src/text/member/mypage-records.ts'

/** Measurements over time: a line for each person, and the numbers. */
export function MeasurementView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={measurementsResource} rows={4}>
        {(measurements) => <Series {...measurements} />}
      </ResourceScreen>
    </>
  )
}

function Series({ purpose, data, limit }: Measurements) {
  const changes = useChanges()
  const people = [...new Set(data.map(({ name }) => name))]
  return (
    <>
      <PurposeTabs current={purpose} />
      <div className="record-bar">
        <a className="button button-primary" href={`/mypage/measurement/edit/?purpose=${purpose}`}>
          {texts.add}
        </a>
      </div>
      {data.length === 0 ? (
        <EmptyNote text={texts.empty} />
      ) : (
        <>
          {people.map((name) => (
            <section className="record-section" key={name}>
              {people.length > 1 && <h2>{name || texts.self}</h2>}
              <MeasurementChart purpose={purpose} measurements={data.filter((one) => one.name === name)} />
            </section>
          ))}
          <section className="record-section" aria-labelledby="measurement-table">
            <h2 id="measurement-table">{texts.table}</h2>
            <MeasurementTable purpose={purpose} measurements={data} changes={changes} />
            {limit !== null && <p className="form-hint">{texts.limit(limit)}</p>}
          </section>
        </>
      )}
    </>
  )
}
