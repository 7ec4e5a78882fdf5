import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin'

/** A column of a list. Lists stand in the order of the API, so none sorts. */
export function Column<Row extends RaRecord>(props: DataTableColumnProps<Row>) {
  return <DataTable.Col<Row> disableSort {...props} />
}
