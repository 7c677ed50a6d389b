import java.nio.file.Files;
import java.nio.file.Path;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** Starts one OpenSearch node in a folder; writes its address to the file `address` there and runs until killed. */
public class StartNode {
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]).toAbsolutePath();
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((number, settings) -> {
      settings.put("discovery.type", "single-node");
      settings.put("http.port", "0");
      settings.put("network.host", "127.0.0.1");
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      settings.put("indices.query.bool.max_clause_count", 8192);
      settings.put("action.auto_create_index", false);
    });
    runner.build(
        OpenSearchRunner.newConfigs()
            .basePath(folder.resolve("node").toString())
            .numOfNode(1)
            .disableESLogger()
            .useLogger());
    runner.ensureGreen();
    String address =
        runner.node().injector().getInstance(org.opensearch.http.HttpServerTransport.class)
            .boundAddress().publishAddress().toString();
    Path ready = folder.resolve("address.part");
    Files.writeString(ready, "http://" + address);
    Files.move(ready, folder.resolve("address"));
    Thread.currentThread().join();
  }
}
