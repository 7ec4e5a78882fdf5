import { ToggleButton, ToggleButtonGroup } from '@mui/material'

interface Props<State extends string> {
  names: Readonly<Record<State, string>>
  value: State
  onChange: (state: State) => void
}

/** Which of a list are shown: those that wait, and those that are done. */
export function StateFilter<State extends string>({ names, value, onChange }: Props<State>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_event, state: State | null) => state && onChange(state)}
      sx={{ mb: 2 }}
    >
      {(Object.entries(names) as [State, string][]).map(([state, name]) => (
        <ToggleButton key={state} value={state} sx={{ minHeight: 44, px: 2 }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
