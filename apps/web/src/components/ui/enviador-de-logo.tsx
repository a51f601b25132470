import { Button, Loader } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './enviador-de-logo.module.css';
import { useFoto } from './foto.ts';

/** A logo as the contract describes one. */
export interface ComLogo {
  logo_url: string;
  tem_logo: boolean;
}

interface Props {
  logo: ComLogo;
  /** Names the logo for screen readers: 'Logo do escritório'. */
  rotulo: string;
  tamanho?: 'sm' | 'md' | 'lg';
  /** Why there can be no logo yet; then nothing can be chosen. */
  impedimento?: string | undefined;
  podeEditar: boolean;
  /** Types offered when choosing, as `accept` has them. */
  tipos: string;
  /** Both functions say themselves what went wrong. */
  aoEnviar: (arquivo: File) => Promise<void>;
  aoRemover: () => Promise<void>;
}

/** The logo of a company: chosen with a click, replaced and removed (specification part 2 §2, §5, §8). */
export function EnviadorDeLogo(props: Props) {
  const {
    logo,
    rotulo,
    tamanho = 'md',
    impedimento,
    podeEditar,
    tipos,
    aoEnviar,
    aoRemover,
  } = props;
  const [fazendo, setFazendo] = useState(false);
  const entrada = useRef<HTMLInputElement>(null);
  const botao = useRef<HTMLButtonElement>(null);
  const foto = useFoto(logo.logo_url, logo.tem_logo);

  const fazer = async (trabalho: () => Promise<void>) => {
    setFazendo(true);
    await trabalho().finally(() => setFazendo(false));
  };
  const escolher = (arquivo: File | undefined) => {
    // Emptied, so that choosing the same file again counts as a change.
    if (entrada.current) entrada.current.value = '';
    if (arquivo && !fazendo) void fazer(() => aoEnviar(arquivo));
  };
  const remover = async () => {
    await fazer(aoRemover);
    botao.current?.focus();
  };

  const imagem = logo.tem_logo && foto && (
    <img src={foto} alt={rotulo} className={classes.imagem} draggable={false} />
  );
  if (!podeEditar) {
    return (
      <div className={classes.quadro} data-tamanho={tamanho}>
        <span className={classes.moldura}>{imagem || 'Sem logo'}</span>
      </div>
    );
  }
  return (
    <div className={classes.quadro} data-tamanho={tamanho}>
      <input
        ref={entrada}
        type="file"
        hidden
        accept={tipos}
        onChange={({ currentTarget }) => escolher(currentTarget.files?.[0])}
      />
      <button
        ref={botao}
        type="button"
        className={classes.moldura}
        aria-label={logo.tem_logo ? `Trocar: ${rotulo}` : `Escolher: ${rotulo}`}
        aria-busy={fazendo || undefined}
        disabled={impedimento !== undefined}
        onClick={() => entrada.current?.click()}
      >
        {imagem || <IconPhotoPlus size={26} stroke={1.5} aria-hidden />}
        {fazendo && <Loader size={22} className={classes.espera} aria-hidden />}
      </button>
      <div className={classes.ao_lado}>
        <p className={classes.dica}>
          {impedimento ??
            'Clique para escolher: JPG, PNG, GIF ou WebP de até 5MB. A troca é imediata.'}
        </p>
        {logo.tem_logo && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconTrash size={14} aria-hidden />}
            aria-label={`Remover: ${rotulo}`}
            disabled={fazendo}
            onClick={() => void remover()}
          >
            Remover
          </Button>
        )}
      </div>
    </div>
  );
}
