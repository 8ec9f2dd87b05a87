// The picture of the result: drawn by the server, turned into PNG here, and shared or saved.
import * as api from "../../lib/api";

/** Shares the picture of a finished game where the device can do that, or saves it. */
export async function sharePicture(id: string, language: string, title: string): Promise<void> {
  const file = new File([await png(await api.picture(id, language))], `el-grande-${id}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch((problem: unknown) => {
      if (!(problem instanceof DOMException && problem.name === "AbortError")) throw problem; // else it was their choice
    });
  } else save(file);
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

async function png(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (made === null) throw new Error("the picture could not be drawn");
    return made;
  } finally {
    URL.revokeObjectURL(address);
  }
}
