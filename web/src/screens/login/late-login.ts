// What only some logins come to: the way in by an organisation, and the second step after a password.
export { SecondStep } from './second-step.tsx';
export { SignOn } from './sign-on.tsx';
