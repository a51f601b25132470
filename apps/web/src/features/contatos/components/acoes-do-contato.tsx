import type { Contato } from '@dominio/contrato/contatos';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AcoesDaGaveta } from '../../../components/formulario/acoes-da-gaveta.tsx';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { baixar } from '../../../components/ui/baixar.ts';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { contatos, useConvidar, useReativar } from '../contatos.queries.ts';
import { EXCLUSAO, endereco } from '../contatos.registro.ts';
import { vcardDe } from '../vcard.ts';
import { JuncaoDoContato } from './juncao-do-contato.tsx';
import { SaidaDoContato } from './saida-do-contato.tsx';

const baixarCartao = (contato: Contato) =>
  baixar(new Blob([vcardDe(contato)], { type: 'text/vcard;charset=utf-8' }), `${contato.nome}.vcf`);

/** The bar of a contact: leaving or coming back, and the menu of what else may be done. */
export function AcoesDoContato({ contato, children }: { contato: Contato; children: ReactNode }) {
  const { id, nome, versao, ativo, email, usuario_id } = contato;
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('contatos_importantes:editar') && !soLeitura;
  const podeExcluir = usePode('contatos_importantes:excluir') && !soLeitura;
  const podeConvidar = usePode('user_management:acessar') && !soLeitura;
  const [saindo, setSaindo] = useState(false);
  const [juntando, setJuntando] = useState(false);
  const reativar = useReativar();
  const convidar = useConvidar();
  const { acoesDeExcluir, dialogo } = useExclusao(contatos, endereco, EXCLUSAO);

  const fazer = async (titulo: string, falha: string, ato: () => Promise<unknown>) => {
    try {
      await ato();
      avisar.sucesso({ titulo, mensagem: nome });
    } catch (erro) {
      avisar.erro({ titulo: falha, mensagem: mensagemDoErro(erro) });
    }
  };
  const darAcesso = () =>
    fazer('Convite enviado', 'Erro ao convidar', () => convidar.mutateAsync({ params: { id } }));
  const voltar = () =>
    fazer('Saída desfeita', 'Erro ao desfazer a saída', () =>
      reativar.mutateAsync({ params: { id }, body: { versao } }),
    );

  return (
    <AcoesDaGaveta
      acoes={[
        ...(podeConvidar && ativo && usuario_id === null && email !== null
          ? [
              {
                rotulo: 'Dar acesso à área do cliente',
                aoEscolher: () => !convidar.isPending && void darAcesso(),
              },
            ]
          : []),
        { rotulo: 'Baixar cartão (vCard)', aoEscolher: () => baixarCartao(contato) },
        ...(podeExcluir
          ? [
              { rotulo: 'Juntar outro contato…', aoEscolher: () => setJuntando(true) },
              ...acoesDeExcluir(contato),
            ]
          : []),
      ]}
    >
      {children}
      {podeEditar && (
        <RodapeFixo>
          {ativo ? (
            <Button variant="default" onClick={() => setSaindo(true)}>
              Registrar saída
            </Button>
          ) : (
            <Button variant="default" loading={reativar.isPending} onClick={() => void voltar()}>
              Desfazer a saída
            </Button>
          )}
        </RodapeFixo>
      )}
      {juntando && <JuncaoDoContato contato={contato} aoFechar={() => setJuntando(false)} />}
      {saindo && <SaidaDoContato contato={contato} aoFechar={() => setSaindo(false)} />}
      {dialogo}
    </AcoesDaGaveta>
  );
}
