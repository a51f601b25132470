import { type ChaveDeAcesso, TAMANHO_DO_NOME_DA_CHAVE } from '@dominio/contrato/chaves-de-acesso';
import type { EstadoDoSegundoFator } from '@dominio/contrato/segundo-fator';
import { TEXTOS_DAS_SESSOES } from '@dominio/contrato/sessoes-abertas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Secao } from '../../../components/painel/secao.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { useReautenticar } from '../../../components/ui/use-reautenticar.tsx';
import { meiosDeProva } from '../../../consultas/meu-segundo-fator.ts';
import { avisar } from '../../../lib/avisar.ts';
import { criarChave } from '../../../lib/chave-de-acesso.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { temChavesDeAcesso } from '../../../lib/tem-chaves.ts';
import { chavesOptions, useAcoesDoSegundoFator } from '../segundo-fator.queries.ts';
import { NomeDaChave } from './nome-da-chave.tsx';
import classes from './segundo-fator.module.css';

const uso = ({ criada_em, usada_em, sincronizada }: ChaveDeAcesso) =>
  [
    `Criada em ${formatarDataHora(criada_em)}`,
    usada_em ? `usada em ${formatarDataHora(usada_em)}` : 'ainda não usada',
    ...(sincronizada ? ['sincronizada entre aparelhos'] : []),
  ].join(' · ');

/** Name of a new passkey until its owner changes it. */
const nomeDoAparelho = () =>
  (/Android|iPhone|iPad|Windows|Macintosh|Linux/.exec(navigator.userAgent)?.[0] ?? 'Chave')
    .replace('Macintosh', 'Mac')
    .slice(0, TAMANHO_DO_NOME_DA_CHAVE);

interface Props {
  estado: EstadoDoSegundoFator;
  aoReceberCodigos: (codigos: string[]) => void;
}

/** The own passkeys, with buttons to create, rename and remove them. */
export function Chaves({ estado, aoReceberCodigos }: Props) {
  const consulta = useQuery(chavesOptions());
  const { data, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  const { pedirChave, guardarChave, removerChave } = useAcoesDoSegundoFator();
  const { reautenticar, dialogo } = useReautenticar();
  const [renomeando, setRenomeando] = useState<ChaveDeAcesso | null>(null);
  const descreverErro = (erro: unknown) => mensagemDoErro(erro);

  const primeiro = !estado.totp && estado.chaves === 0;
  const cadastrar = () =>
    reautenticar({
      texto: 'Em seguida, o navegador pede a sua digital, o seu rosto ou o PIN do aparelho.',
      confirmar: 'Continuar',
      ...meiosDeProva(estado),
      executar: async (prova) => {
        const resposta = await criarChave(await pedirChave.mutateAsync(prova));
        const { chave, codigos = [] } = await guardarChave.mutateAsync({
          nome: nomeDoAparelho(),
          resposta,
        });
        avisar.sucesso({
          titulo: 'Chave de acesso cadastrada',
          mensagem: primeiro ? `${chave.nome}. ${TEXTOS_DAS_SESSOES.outrasEncerradas}` : chave.nome,
        });
        if (codigos.length > 0) aoReceberCodigos(codigos);
      },
      descreverErro,
    });
  const remover = async ({ id, nome }: ChaveDeAcesso) => {
    const feito = await reautenticar({
      texto: `A chave “${nome}” deixa de abrir a sua conta.`,
      confirmar: 'Remover chave',
      perigo: true,
      ...meiosDeProva(estado),
      executar: (prova) => removerChave.mutateAsync({ id, ...prova }),
      descreverErro,
    });
    if (feito) avisar.sucesso({ titulo: 'Chave de acesso removida', mensagem: nome });
  };

  return (
    <Secao
      titulo="Chaves de acesso"
      descricao={`Entre com a digital, o rosto ou o PIN do seu aparelho, sem digitar a senha. A chave também serve de segundo fator.${primeiro ? ' Ao criar a primeira, as suas outras sessões são encerradas. Esta continua aberta.' : ''}`}
      acao={
        temChavesDeAcesso() && (
          <Button variant="default" onClick={() => void cadastrar()}>
            Nova chave
          </Button>
        )
      }
    >
      {!temChavesDeAcesso() && (
        <p className={classes.nota}>Este navegador não oferece chaves de acesso neste endereço.</p>
      )}
      {data ? (
        data.chaves.length > 0 && (
          <ul className={classes.chaves}>
            {data.chaves.map((chave) => (
              <li key={chave.id}>
                <div>
                  <strong>{chave.nome}</strong>
                  <p>{uso(chave)}</p>
                </div>
                <div className={classes.atosDaChave}>
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`Renomear ${chave.nome}`}
                    onClick={() => setRenomeando(chave)}
                  >
                    Renomear
                  </Button>
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`Remover ${chave.nome}`}
                    onClick={() => void remover(chave)}
                  >
                    Remover
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )
      ) : falha ? (
        <ErroDaRegiao
          oQue="as chaves de acesso"
          erro={falha}
          aoTentar={() => void refetch()}
          tentando={isFetching}
        />
      ) : (
        <EsqueletoDeLista linhas={2} />
      )}
      {dialogo}
      {renomeando && <NomeDaChave chave={renomeando} aoFechar={() => setRenomeando(null)} />}
    </Secao>
  );
}
