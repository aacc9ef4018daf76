import type { DemoIncentive } from '../model.ts'
import { atacamaUnderTheStars } from './incentives/atacama-under-the-stars.ts'
import { barilocheSnowChallenge } from './incentives/bariloche-snow-challenge.ts'
import { buenosAiresTangoGala } from './incentives/buenos-aires-tango-gala.ts'
import { calafateIceSummit } from './incentives/calafate-ice-summit.ts'
import { mendozaHarvestTeam } from './incentives/mendoza-harvest-team.ts'
import { rioSambaSchool } from './incentives/rio-samba-school.ts'

export const incentives: readonly DemoIncentive[] = [
  mendozaHarvestTeam,
  buenosAiresTangoGala,
  calafateIceSummit,
  rioSambaSchool,
  atacamaUnderTheStars,
  barilocheSnowChallenge,
]
