import { recusaDoArquivo, TIPOS_DE_IMAGEM } from '@dominio/contrato/imagens';
import type { Perfil } from '@dominio/contrato/minha-conta';
import { Button } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { Secao } from '../../../components/painel/secao.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { useAcoesDoAvatar } from '../avatar.queries.ts';
import classes from './minha-conta.module.css';

/** Code in a file of its own, fetched when a picture has been chosen. */
const RecorteDaFoto = sobDemanda(() => import('./recorte-da-foto.tsx'));

/** The own picture, which can be chosen, cropped, replaced and removed (AD-03, AD-20, AD-21). */
export function FotoDaConta({ perfil }: { perfil: Perfil }) {
  const { enviar, remover } = useAcoesDoAvatar();
  const [escolhida, setEscolhida] = useState<File | null>(null);
  const [removendo, setRemovendo] = useState(false);
  const entrada = useRef<HTMLInputElement>(null);
  const botao = useRef<HTMLButtonElement>(null);

  const escolher = (arquivo: File | undefined) => {
    // Emptied, because choosing the same file again would not fire an event.
    if (entrada.current) entrada.current.value = '';
    if (!arquivo) return;
    const recusa = recusaDoArquivo(arquivo);
    if (recusa) avisar.erro(recusa);
    else setEscolhida(arquivo);
  };
  const tirar = async () => {
    setRemovendo(true);
    try {
      await remover(perfil);
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao remover a foto', mensagem: mensagemDoErro(erro) });
    }
    setRemovendo(false);
    botao.current?.focus();
  };
  return (
    <Secao titulo="Foto" descricao="Aparece ao lado do seu nome para quem trabalha com você.">
      <div className={classes.foto}>
        <Avatar pessoa={perfil} preset="profile" className={classes.retrato ?? ''} />
        <div className={classes.acoesDaFoto}>
          <input
            ref={entrada}
            type="file"
            hidden
            accept={TIPOS_DE_IMAGEM.join()}
            onChange={({ currentTarget }) => escolher(currentTarget.files?.[0])}
          />
          <Button
            ref={botao}
            leftSection={<IconPhotoPlus size={18} aria-hidden />}
            onClick={() => entrada.current?.click()}
          >
            {perfil.tem_avatar ? 'Trocar foto' : 'Escolher foto'}
          </Button>
          {perfil.tem_avatar && (
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              loading={removendo}
              onClick={() => void tirar()}
            >
              Remover foto
            </Button>
          )}
          <p>JPG, PNG, GIF ou WebP de até 5MB.</p>
        </div>
      </div>
      {escolhida && (
        <Suspense>
          <RecorteDaFoto arquivo={escolhida} enviar={enviar} aoFechar={() => setEscolhida(null)} />
        </Suspense>
      )}
    </Secao>
  );
}
