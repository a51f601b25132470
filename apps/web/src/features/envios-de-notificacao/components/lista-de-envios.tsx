import { type Envio, NOME_DO_TIPO_DE_ENVIO } from '@dominio/contrato/notificacoes-envio';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Secao } from '../../../components/painel/secao.tsx';
import { Paginas } from '../../../components/tabela/paginas.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { Situacao, type Tom } from '../../../components/ui/situacao.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, formatarDataHora, formatarNumero } from '../../../lib/formato.ts';
import { enviosOptions, saindo, useCancelarEnvio } from '../envios.queries.ts';
import classes from './envios.module.css';

const ESTADOS: Readonly<Record<Envio['estado'], { tom: Tom; texto: string }>> = {
  agendado: { tom: 'aviso', texto: 'Agendado' },
  enviado: { tom: 'sucesso', texto: 'Enviado' },
  cancelado: { tom: 'neutro', texto: 'Cancelado' },
};
const SAINDO: (typeof ESTADOS)['agendado'] = { tom: 'neutro', texto: 'Saindo' };

/** When it left or will, to how many, and of them who has read it. */
function contasDe(envio: Envio): string {
  const { estado, agendado_para, enviado_em, criado_em, destinatarios, lidas, autor } = envio;
  const quando =
    estado === 'agendado' && agendado_para
      ? `Sai em ${formatarDataHora(agendado_para)}`
      : formatarDataHora(enviado_em ?? criado_em);
  const pessoas = contar(destinatarios, 'pessoa', 'pessoas');
  const lida = envio.notification_type === 'email' || envio.notification_type === 'push';
  const contas = {
    agendado: `para ${pessoas}`,
    enviado: lida
      ? `${contar(destinatarios, 'pessoa avisada', 'pessoas avisadas')}`
      : `lida por ${formatarNumero(lidas)} de ${pessoas}`,
    cancelado: '',
  }[estado];
  return [quando, contas, NOME_DO_TIPO_DE_ENVIO[envio.notification_type], autor]
    .filter(Boolean)
    .join(' · ');
}

interface DoEnvio {
  envio: Envio;
  ocupado: boolean;
  aoCancelar: (envio: Envio) => void;
}

function LinhaDoEnvio({ envio, ocupado, aoCancelar }: DoEnvio) {
  const { tom, texto } = saindo(envio) ? SAINDO : ESTADOS[envio.estado];
  const soLeitura = useSoLeitura() !== null;
  // What leaves at once cannot be called off.
  const cancelavel = envio.estado === 'agendado' && envio.agendado_para !== null && !soLeitura;
  return (
    <li className={classes.envio}>
      <div className={classes.resumo}>
        <strong>{envio.titulo}</strong>
        <p className={classes.trecho}>{envio.mensagem}</p>
        <span className={classes.contas}>{contasDe(envio)}</span>
      </div>
      <div className={classes.fim}>
        <Situacao tom={tom}>{texto}</Situacao>
        {cancelavel && (
          <Button
            variant="default"
            size="compact-sm"
            disabled={ocupado}
            aria-label={`Cancelar envio: ${envio.titulo}`}
            onClick={() => aoCancelar(envio)}
          >
            Cancelar envio
          </Button>
        )}
      </div>
    </li>
  );
}

/** What was sent by hand and what is scheduled, the newest first. */
export function ListaDeEnvios() {
  const [pagina, setPagina] = useState(1);
  const consulta = useQuery(enviosOptions(pagina));
  const cancelar = useCancelarEnvio();
  const { confirmar, dialogo } = useConfirmar();
  const pedir = async ({ id, titulo }: Envio) => {
    const sim = await confirmar({
      titulo: `Cancelar o envio “${titulo}”?`,
      texto: 'Ninguém o recebe. Para enviar depois, é preciso escrevê-lo de novo.',
      confirmar: 'Cancelar envio',
      perigo: true,
    });
    if (!sim) return;
    try {
      await cancelar.mutateAsync(id);
      avisar.sucesso({ titulo: 'Envio cancelado', mensagem: titulo });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao cancelar o envio', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <Secao titulo="Envios" descricao="O que foi enviado à mão, e o que está agendado.">
      <Lido consulta={consulta} oQue="os envios">
        {({ envios, page, total_pages }) =>
          envios.length === 0 ? (
            <EstadoVazio icone={IconSend}>Nenhuma notificação enviada ainda.</EstadoVazio>
          ) : (
            <>
              <ul className={classes.envios}>
                {envios.map((envio) => (
                  <LinhaDoEnvio
                    key={envio.id}
                    envio={envio}
                    ocupado={cancelar.isPending}
                    aoCancelar={(um) => void pedir(um)}
                  />
                ))}
              </ul>
              <Paginas pagina={page} paginas={total_pages} aoIr={setPagina} />
            </>
          )
        }
      </Lido>
      {dialogo}
    </Secao>
  );
}
