import { acceptInvitationText } from './accept-invitation.ts';
import { addKeyText } from './add-key.ts';
import { askForKeyText } from './ask-for-key.ts';
import { askToSignText } from './ask-to-sign.ts';
import { askToSignInText } from './ask-to-sign-in.ts';
import { endOwnSessionsText } from './end-own-sessions.ts';
import { endPersonText } from './end-person.ts';
import { endRoleText } from './end-role.ts';
import { endSessionsText } from './end-sessions.ts';
import { giveRoleText } from './give-role.ts';
import { inviteAgainText } from './invite-again.ts';
import { invitePersonText } from './invite-person.ts';
import { listOwnSessionsText } from './list-own-sessions.ts';
import { listPeopleText } from './list-people.ts';
import { listPersonStepsText } from './list-person-steps.ts';
import { listOwnSignInsText, listSignInsText } from './list-sign-ins.ts';
import { listSessionsText } from './list-sessions.ts';
import { listTokensText } from './list-tokens.ts';
import { makeCodesText } from './make-codes.ts';
import { makeTokenText } from './make-token.ts';
import { openInvitationText } from './open-invitation.ts';
import { readTodayText } from './read-today.ts';
import { readMeText } from './read-me.ts';
import { removeKeyText } from './remove-key.ts';
import { revokeTokenText } from './revoke-token.ts';
import { signInByCodeText } from './sign-in-with-code.ts';
import { signInWithKeyText } from './sign-in-with-key.ts';
import { signOutText } from './sign-out.ts';

/** The calls of the people of staff: how they sign in, who they are, what they may do, and the tokens of programs. */
export const officeCalls = [
  askToSignInText,
  signInWithKeyText,
  signInByCodeText,
  openInvitationText,
  acceptInvitationText,
  readMeText,
  readTodayText,
  signOutText,
  askForKeyText,
  askToSignText,
  addKeyText,
  removeKeyText,
  makeCodesText,
  listOwnSessionsText,
  endOwnSessionsText,
  listOwnSignInsText,
  listSignInsText,
  listPeopleText,
  invitePersonText,
  inviteAgainText,
  giveRoleText,
  endRoleText,
  endPersonText,
  listPersonStepsText,
  listSessionsText,
  endSessionsText,
  listTokensText,
  makeTokenText,
  revokeTokenText,
] as const;
