import type { DispositivoPush } from '@dominio/contrato/push';
import { Button } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Secao } from '../../../components/painel/secao.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { esperando } from '../../../components/ui/esperando.ts';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { ListaDeDispositivos } from '../../../components/ui/lista-de-dispositivos.tsx';
import { Situacao, type Tom } from '../../../components/ui/situacao.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { ENTRADAS, ler } from '../../../lib/armazenamento.ts';
import { avisar } from '../../../lib/avisar.ts';
import { formatarDataHora, haQuanto } from '../../../lib/formato.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import {
  dispositivosOptions,
  useAtivar,
  useEnviarTeste,
  useRevogar,
} from '../dispositivos-push.queries.ts';
import { conferir, motivoDe, usePush } from '../gestor.ts';
import classes from './dispositivos.module.css';

const SAUDES: Readonly<Record<DispositivoPush['saude'], { tom: Tom; texto: string }>> = {
  boa: { tom: 'sucesso', texto: 'Recebendo' },
  falhando: { tom: 'aviso', texto: 'Com falha' },
  nunca_usado: { tom: 'neutro', texto: 'Sem entregas ainda' },
};

function detalheDe({ entregue_em, criado_em, falha }: DispositivoPush, agora: Date): string {
  const entrega =
    entregue_em && `Última entrega ${haQuanto(entregue_em, agora) ?? 'agora há pouco'}`;
  return [entrega, `ativado em ${formatarDataHora(criado_em)}`, falha].filter(Boolean).join(' · ');
}

/** The own devices that pushes go to: turned on, tried out and taken off. */
export function Dispositivos() {
  const consulta = useQuery(dispositivosOptions());
  const { data, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  const { estado, permissao, aviso, resumo } = usePush();
  const usuarioId = useSessao((sessao) => sessao.usuario?.id);
  const agora = useAgora();
  const { confirmar, dialogo } = useConfirmar();
  const [ativar, testar, revogar] = [useAtivar(), useEnviarTeste(), useRevogar()];

  useEffect(() => {
    // Where it fails, the state says why.
    if (data) conferir(data.dispositivos.map((um) => um.endpoint_sha256)).catch(() => undefined);
  }, [data]);

  const fazer = async (titulo: string, agir: () => Promise<{ message: string } | string>) => {
    try {
      const feito = await agir();
      avisar.sucesso({ titulo: typeof feito === 'string' ? feito : feito.message });
    } catch (erro) {
      avisar.erro({ titulo, mensagem: motivoDe(erro) });
    }
  };
  // Two browsers of one session are told apart by what each of them keeps.
  const este = ({ device_id, endpoint_sha256 }: DispositivoPush) =>
    resumo === null ? device_id === ler(ENTRADAS.push) : endpoint_sha256 === resumo;
  const pedirRevogacao = async (id: string, nome: string) => {
    const alvo = data?.dispositivos.find((um) => String(um.id) === id);
    const titulo = `Revogar o dispositivo: ${nome}?`;
    const texto = 'Ele deixa de receber notificações push. Para voltar, ative-as nele outra vez.';
    if (!alvo || !(await confirmar({ titulo, texto, confirmar: 'Revogar', perigo: true }))) return;
    await fazer('Erro ao revogar o dispositivo', () =>
      revogar.mutateAsync({ id: alvo.id, este: este(alvo) }),
    );
  };

  const podeAtivar =
    data &&
    estado !== 'sem-suporte' &&
    permissao !== 'denied' &&
    !(permissao === 'granted' && data.dispositivos.some(este));
  const botaoDeAtivar = podeAtivar && (
    <Button
      {...esperando(
        ativar.isPending,
        () => void fazer('Erro ao ativar as notificações', () => ativar.mutateAsync()),
      )}
    >
      Ativar notificações
    </Button>
  );
  const vazia = data?.dispositivos.length === 0;
  return (
    <Secao
      titulo="Dispositivos"
      descricao="Onde as notificações aparecem mesmo com o Domínio fechado."
      acao={
        data &&
        !vazia && (
          <div className={classes.acoes}>
            {botaoDeAtivar}
            <Button
              variant="default"
              {...esperando(testar.isPending, () => {
                if (usuarioId === undefined) return;
                void fazer('Erro ao enviar o teste', () => testar.mutateAsync(usuarioId));
              })}
            >
              Enviar teste
            </Button>
          </div>
        )
      }
    >
      {aviso && (
        <p className={classes.aviso} role="status">
          {aviso}
        </p>
      )}
      {vazia ? (
        <EstadoVazio icone={IconDevices} acao={botaoDeAtivar}>
          Nenhum dispositivo registrado.
        </EstadoVazio>
      ) : data ? (
        <ListaDeDispositivos
          dispositivos={data.dispositivos.map((um) => ({
            id: String(um.id),
            nome: um.dispositivo,
            tipo: um.tipo,
            detalhe: detalheDe(um, agora),
            atual: este(um),
            situacao: <Situacao tom={SAUDES[um.saude].tom}>{SAUDES[um.saude].texto}</Situacao>,
          }))}
          verbo="Revogar"
          tambemAoAtual
          ocupado={revogar.isPending}
          aoEncerrar={({ id, nome }) => void pedirRevogacao(id, nome)}
        />
      ) : falha ? (
        <ErroDaRegiao
          oQue="os seus dispositivos"
          erro={falha}
          aoTentar={() => void refetch()}
          tentando={isFetching}
        />
      ) : (
        <EsqueletoDeLista />
      )}
      {dialogo}
    </Secao>
  );
}

export default Dispositivos;
