import { type Nota, notasEndpoints } from '@dominio/contrato/notas';
import { IconPencil, IconPin, IconPinFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { BotaoDeIcone } from '../../../components/ui/botao-de-icone.tsx';
import { caminhoDe } from '../../../lib/api-client.ts';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { excluirDepois } from '../../../lib/exclusao-adiada.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { useExcluirNota, useMudarNota } from '../notas.queries.ts';
import { EdicaoDaNota } from './edicao-da-nota.tsx';
import classes from './notas.module.css';

/** The name of a note among all that may be leaving: that of its entry in the timeline. */
export const chaveDaNota = ({ id }: Pick<Nota, 'id'>) => `nota-${id}`;

/** What is said of a note in a toast: how it begins. */
const inicioDe = (texto: string) => texto.slice(0, 60);

/** A note: whose it is and when, and for whoever may, changing it where it stands. */
export function UmaNota({ nota }: { nota: Nota }) {
  const [mudando, setMudando] = useState(false);
  // Whoever leaves the field is back at the button that opened it.
  const [voltou, setVoltou] = useState(false);
  const mudar = useMudarNota();
  const excluir = useExcluirNota();
  const { texto, fixada, autor_nome, criado_em, acoes } = nota;

  const registro = caminhoDe(notasEndpoints.ler, { id: nota.id });

  const fixar = async () => {
    try {
      const mudada = await mudar.mutateAsync({ nota, fixada: !fixada });
      avisarComDesfazer({
        titulo: fixada ? 'Nota desafixada' : 'Nota fixada',
        mensagem: inicioDe(texto),
        registros: [registro],
        desfazer: () => mudar.mutateAsync({ nota: mudada, fixada }),
        falha: 'Erro ao desfazer',
      });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao mudar a nota', mensagem: mensagemDoErro(erro) });
    }
  };
  const apagar = () =>
    excluirDepois({
      chave: chaveDaNota(nota),
      registro,
      titulo: 'Nota excluída',
      mensagem: inicioDe(texto),
      excluir: (opcoes) => excluir.mutateAsync({ id: nota.id, ...opcoes }),
      falha: 'Erro ao excluir a nota',
    });

  const fechar = () => {
    setVoltou(true);
    setMudando(false);
  };

  if (mudando) return <EdicaoDaNota nota={nota} aoFechar={fechar} />;
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
        </p>
      </div>
      {acoes.editar && (
        <div className={classes.acoes}>
          <BotaoDeIcone
            variant="subtle"
            rotulo="Fixar nota"
            dica={fixada ? 'Desafixar nota' : 'Fixar nota'}
            icone={fixada ? IconPinFilled : IconPin}
            aria-pressed={fixada}
            onClick={() => void fixar()}
          />
          <BotaoDeIcone
            variant="subtle"
            rotulo="Editar nota"
            icone={IconPencil}
            autoFocus={voltou}
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
