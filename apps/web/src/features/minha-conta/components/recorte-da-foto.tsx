import { autorizacao, versaoDoTexto } from '@dominio/contrato/consentimentos';
import { LADO_MAXIMO_DA_IMAGEM, RECUSAS_DA_IMAGEM } from '@dominio/contrato/imagens';
import { Button } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import Cropper, { type MediaSize } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { type Area, recortar } from '../recortar.ts';
import classes from './recorte-da-foto.module.css';

interface Props {
  arquivo: File;
  /** Sends the cropped picture with the version of the consent's text that this dialog shows. */
  enviar: (recortada: Blob, textoLido: number) => Promise<void>;
  aoFechar: () => void;
}

const ZOOM = { min: 1, max: 4, passo: 0.05 };
/** Pixels by which an arrow key moves the picture. */
const PASSO_DO_TECLADO = 8;

/** The dialog that crops a photograph to a square, by mouse, finger or keyboard. */
export default function RecorteDaFoto({ arquivo, enviar, aoFechar }: Props) {
  const [url, setUrl] = useState<string>();
  const [posicao, setPosicao] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<Area>();
  const [enviando, setEnviando] = useState(false);
  const idDoZoom = useId();
  const idDaAutorizacao = useId();
  useEffect(() => {
    const nova = URL.createObjectURL(arquivo);
    setUrl(nova);
    return () => URL.revokeObjectURL(nova);
  }, [arquivo]);

  const recusar = ({ titulo, mensagem }: { titulo: string; mensagem: string }) => {
    avisar.erro({ titulo, mensagem });
    aoFechar();
  };
  const conferir = ({ naturalWidth, naturalHeight }: MediaSize) => {
    if (Math.max(naturalWidth, naturalHeight) > LADO_MAXIMO_DA_IMAGEM) {
      recusar(RECUSAS_DA_IMAGEM.lado);
    }
  };
  const salvar = async () => {
    if (!url || !area || enviando) return;
    setEnviando(true);
    try {
      await enviar(await recortar(url, area), versaoDoTexto('foto'));
      aoFechar();
    } catch (erro) {
      setEnviando(false);
      avisar.erro({ titulo: 'Erro ao fazer upload', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <Dialogo titulo="Ajustar a foto" aoFechar={aoFechar}>
      <p className={classes.dica}>
        Arraste a foto para enquadrar o rosto. No teclado, use as setas.
      </p>
      <div className={classes.palco}>
        {url && (
          <Cropper
            image={url}
            crop={posicao}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={PASSO_DO_TECLADO}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '', onError: () => recusar(RECUSAS_DA_IMAGEM.ilegivel) }}
            cropperProps={{ role: 'group', 'aria-label': 'Enquadramento da foto' }}
            onCropChange={setPosicao}
            onZoomChange={setZoom}
            onMediaLoaded={conferir}
            onCropComplete={(_porcento, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <div className={classes.zoom}>
        <label htmlFor={idDoZoom}>Zoom</label>
        <input
          id={idDoZoom}
          type="range"
          min={ZOOM.min}
          max={ZOOM.max}
          step={ZOOM.passo}
          value={zoom}
          data-autofocus
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </div>
      <p id={idDaAutorizacao} className={classes.autorizacao}>
        Ao salvar, {autorizacao('foto')} Você pode revogar quando quiser em Minha Conta, Meus dados.
      </p>
      <div className={classes.acoes}>
        <Button variant="default" onClick={aoFechar}>
          Voltar
        </Button>
        <Button
          aria-describedby={idDaAutorizacao}
          disabled={!area}
          loading={enviando}
          onClick={() => void salvar()}
        >
          Salvar foto
        </Button>
      </div>
    </Dialogo>
  );
}
