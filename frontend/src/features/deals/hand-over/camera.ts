/** Whether a code can be scanned here. The server allows the camera to documents that were loaded at a deal's address alone. */

/** The detector of barcodes, which some browsers have. */
export interface BarcodeDetectorLike {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => BarcodeDetectorLike;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Where there is none, the code is typed. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;

export function createDetector(): BarcodeDetectorLike {
  const Detector = detectorClass();
  if (!Detector) throw new Error('This browser has no detector of barcodes');
  return new Detector({ formats: ['qr_code'] });
}

interface PolicyDocument {
  featurePolicy?: { allowsFeature: (feature: string) => boolean };
}

/** A document that came here from another page of ours has that page's policy. */
export const isCameraAllowed = (): boolean =>
  (document as PolicyDocument).featurePolicy?.allowsFeature('camera') ?? true;

/** Asks for the camera in the address of a deal. */
export const SCAN = 'scan';

/** Loads this page as a document of its own, which opens the camera. */
export function reloadToScan(): void {
  const address = new URL(window.location.href);
  address.searchParams.set(SCAN, '');
  window.location.assign(address);
}

/** Whether the page was loaded to scan. */
export const wasReloadedToScan = (): boolean => new URLSearchParams(window.location.search).has(SCAN);
