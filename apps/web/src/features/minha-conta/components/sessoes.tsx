import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Secao } from '../../../components/painel/secao.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { esperando } from '../../../components/ui/esperando.ts';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { ListaDeDispositivos } from '../../../components/ui/lista-de-dispositivos.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { avisar } from '../../../lib/avisar.ts';
import { dispositivoDaSessao } from '../../../lib/dispositivos.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { minhasSessoesOptions, useEncerrarSessoes } from '../sessoes.queries.ts';

/** The own sessions, each with a button that ends it. */
export default function SessoesDaConta() {
  const consulta = useQuery(minhasSessoesOptions());
  const { data, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  const encerrar = useEncerrarSessoes();
  const { confirmar, dialogo } = useConfirmar();
  const agora = useAgora();

  const terminar = async (sid: string | null, titulo: string) => {
    const texto = 'Quem estiver usando terá de entrar de novo.';
    if (!(await confirmar({ titulo, texto, confirmar: 'Encerrar', perigo: true }))) return;
    try {
      avisar.sucesso({ titulo: (await encerrar.mutateAsync(sid)).message });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao encerrar a sessão', mensagem: mensagemDoErro(erro) });
    }
  };
  const outras = data?.sessoes.some(({ atual }) => !atual);
  return (
    <Secao
      titulo="Sessões e dispositivos"
      descricao="Onde a sua conta está aberta. Se não reconhece algum, encerre a sessão e troque a senha."
      acao={
        outras && (
          <Button
            variant="default"
            {...esperando(
              encerrar.isPending,
              () => void terminar(null, 'Encerrar todas as outras sessões?'),
            )}
          >
            Encerrar todas as outras
          </Button>
        )
      }
    >
      {data ? (
        <ListaDeDispositivos
          dispositivos={data.sessoes.map((sessao) => dispositivoDaSessao(sessao, agora))}
          ocupado={encerrar.isPending}
          aoEncerrar={({ id, nome }) => void terminar(id, `Encerrar a sessão: ${nome}?`)}
        />
      ) : falha ? (
        <ErroDaRegiao
          oQue="as suas sessões"
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
