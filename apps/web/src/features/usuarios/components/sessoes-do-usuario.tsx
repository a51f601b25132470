import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { Button } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { esperando } from '../../../components/ui/esperando.ts';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { ListaDeDispositivos } from '../../../components/ui/lista-de-dispositivos.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { avisar } from '../../../lib/avisar.ts';
import { dispositivoDaSessao } from '../../../lib/dispositivos.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { sessoesDaPessoaOptions, useEncerrarDaPessoa } from '../sessoes.queries.ts';
import classes from './usuarios.module.css';

/** The open sessions of a person, for somebody who manages users. */
export function SessoesDoUsuario({ usuario: { id, nome } }: { usuario: UsuarioAberto }) {
  const consulta = useQuery(sessoesDaPessoaOptions(id));
  const { data, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  const encerrar = useEncerrarDaPessoa(id);
  const { confirmar, dialogo } = useConfirmar();
  const agora = useAgora();
  const soLeitura = useSoLeitura() !== null;
  if (!data) {
    if (!falha) return <EsqueletoDeLista />;
    return (
      <ErroDaRegiao
        oQue="as sessões"
        erro={falha}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  const terminar = async (sid: string | null, titulo: string) => {
    const texto = `${nome} terá de entrar de novo.`;
    if (!(await confirmar({ titulo, texto, confirmar: 'Encerrar', perigo: true }))) return;
    try {
      avisar.sucesso({ titulo: (await encerrar.mutateAsync(sid)).message });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao encerrar a sessão', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <section aria-label="Sessões abertas">
      {data.total === 0 && <EstadoVazio icone={IconDevices}>Nenhuma sessão aberta.</EstadoVazio>}
      <ListaDeDispositivos
        dispositivos={data.sessoes.map((sessao) => dispositivoDaSessao(sessao, agora))}
        ocupado={encerrar.isPending}
        aoEncerrar={
          soLeitura ? undefined : (um) => void terminar(um.id, `Encerrar a sessão: ${um.nome}?`)
        }
      />
      {!soLeitura && data.sessoes.some(({ atual }) => !atual) && (
        <div className={classes.topo}>
          <Button
            variant="default"
            {...esperando(
              encerrar.isPending,
              () => void terminar(null, `Encerrar todas as sessões de ${nome}?`),
            )}
          >
            Encerrar todas
          </Button>
        </div>
      )}
      {dialogo}
    </section>
  );
}
