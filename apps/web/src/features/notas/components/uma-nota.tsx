import type { Nota } from '@dominio/contrato/notas';
import { IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { BotaoDeIcone } from '../../../components/ui/botao-de-icone.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { excluirDepois } from '../../../lib/exclusao-adiada.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { useExcluirNota, useMudarNota } from '../notas.queries.ts';
import { CampoDaNota } from './campo-da-nota.tsx';
import classes from './notas.module.css';

/** The name of a note among all that may be leaving. */
export const chaveDaNota = ({ id }: Pick<Nota, 'id'>) => `nota:${id}`;

/** A note: whose it is and when, and for whoever may, changing it where it stands. */
export function UmaNota({ nota }: { nota: Nota }) {
  const [mudando, setMudando] = useState(false);
  const mudar = useMudarNota();
  const excluir = useExcluirNota();
  const { texto, fixada, autor_nome, criado_em, alterado_em, acoes } = nota;

  const fixar = async () => {
    try {
      await mudar.mutateAsync({ nota, fixada: !fixada });
    } catch (erro) {
      avisar.erro({ titulo: 'A nota não mudou', mensagem: mensagemDoErro(erro) });
    }
  };
  const apagar = () =>
    excluirDepois({
      chave: chaveDaNota(nota),
      titulo: 'Nota excluída',
      mensagem: texto.slice(0, 60),
      excluir: (opcoes) => excluir.mutateAsync({ id: nota.id, ...opcoes }),
      falha: 'A nota não foi excluída',
    });

  if (mudando) {
    return (
      <CampoDaNota
        rotulo="Texto da nota"
        inicial={texto}
        gravar={{
          rotulo: 'Salvar',
          fazer: async (novo) => {
            await mudar.mutateAsync({ nota, texto: novo });
            setMudando(false);
          },
        }}
        aoCancelar={() => setMudando(false)}
      />
    );
  }
  return (
    <article className={classes.nota}>
      <div className={classes.dito}>
        <p className={classes.texto}>{texto}</p>
        <p className={classes.autor}>
          {fixada && (
            <span>
              <IconPin size={14} stroke={1.7} aria-hidden /> Fixada ·{' '}
            </span>
          )}
          {autor_nome} · {formatarDataHora(criado_em)}
          {alterado_em && ' · editada'}
        </p>
      </div>
      {acoes.editar && (
        <div className={classes.acoes}>
          <BotaoDeIcone
            variant="subtle"
            rotulo={fixada ? 'Desafixar nota' : 'Fixar nota'}
            icone={fixada ? IconPinnedOff : IconPin}
            onClick={() => void fixar()}
          />
          <BotaoDeIcone
            variant="subtle"
            rotulo="Editar nota"
            icone={IconPencil}
            onClick={() => setMudando(true)}
          />
          {acoes.excluir && (
            <BotaoDeIcone
              variant="subtle"
              rotulo="Excluir nota"
              icone={IconTrash}
              onClick={apagar}
            />
          )}
        </div>
      )}
    </article>
  );
}
