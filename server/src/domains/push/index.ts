export {
  devicesOf,
  endDevicesOfSession,
  endDevicesOfUser,
  keepDevice,
  ownDevice,
  removeDevice,
} from './devices.ts';
export { sendMessage, type SendParts, type Sent } from './send-message.ts';
